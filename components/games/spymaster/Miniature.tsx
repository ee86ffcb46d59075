import { type MiniatureProps } from '@/components/match/game-screens';
import { bricks } from '@/components/kit/art/bricks';
import { Miniature as Small } from '@/components/kit/art/Miniature';
import { box, disc, type Shape } from '@/components/kit/art/shape';
import { shapePaths } from '@/components/kit/icons/shapes';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { type View as LightView } from '@/rules/spymaster/light/game';
import { areaOf } from '@/rules/spymaster/model/board';
import { type RowCard } from '@/rules/spymaster/model/pile';
import { type View } from '@/rules/spymaster/model/view';

/** Full: the Files and the Areas with everybody's Agents. Light: the points of completed Missions. */
export function Miniature({ log, header }: MiniatureProps) {
  const theme = useTheme();
  const view = log.game.view(log.state, 'table') as View | LightView;
  const colours = view.players.map((_, seat) => header.players[seat]?.colour ?? seat);
  if (!('spaces' in view)) {
    const columns = view.players.map(({ completed }, seat) => ({
      colour: colours[seat] ?? seat,
      parts: completed,
    }));
    return <Small shapes={bricks(columns, theme)} />;
  }
  const row = files(view, theme);
  return <Small shapes={[...row, ...areas(view, { colours, top: row.length > 0 ? 58 : 36 }, theme)]} />;
}

const LEFT = 16;
const ROOM = 326;
const GAP = 10;

/** What lies in the row, cut where it is cut; a File that somebody took is in a hand, and not shown. */
const files = ({ row, files: cut }: View, { colors, accent }: Theme): readonly Shape[] => {
  const open = cut.filter(({ owner }) => owner === undefined).map(({ cards = [] }) => cards);
  const groups: readonly (readonly RowCard[])[] = cut.length > 0 ? open : [row];
  const count = groups.reduce((sum, cards) => sum + cards.length, 0);
  const width = Math.min(22, (ROOM - GAP * (groups.length - 1)) / Math.max(1, count));
  const shapes: Shape[] = [];
  let x = LEFT;
  for (const [place, cards] of groups.entries()) {
    if (place > 0) shapes.push({ d: `M${x - GAP / 2 - 0.5} 8v40`, stroke: accent.fill, width: 2, dots: 5 });
    for (const card of cards) {
      shapes.push({
        d: box(x, 12, [width - 2, 32]),
        fill: colors.sheet,
        stroke: colors.lineStrong,
        width: 1.2,
      });
      if (card !== 'blank')
        shapes.push({
          text: { words: String(card.value), x: x + width / 2 - 1, y: 34, size: 16, anchor: 'middle' },
          fill: colors.ink,
        });
      x += width;
    }
    x += GAP;
  }
  return shapes;
};

const STEP = 55;
const AGENT = 10;
const BESIDE = 4;

interface Drawn {
  readonly colours: readonly number[];
  readonly top: number;
}

/** Each Area with the points of its Mission, and below it whose Agents are there. */
const areas = (
  { spaces, players, freelances }: View,
  { colours, top }: Drawn,
  { colors, accent, seats }: Theme,
): readonly Shape[] =>
  spaces.flatMap(({ area, faceup }, place): readonly Shape[] => {
    const x = LEFT + STEP * place;
    const owners = players.flatMap(({ agents }, seat) =>
      agents.filter((location) => areaOf(location) === area).map(() => seat),
    );
    const strangers = freelances.filter((location) => areaOf(location) === area).length;
    const spot = (index: number): readonly [number, number] => [
      x + 4 + (index % BESIDE) * (AGENT + 1),
      top + 30 + Math.floor(index / BESIDE) * (AGENT + 2),
    ];
    return [
      { d: box(x, top, [50, 80]), fill: colors.inset },
      {
        text: {
          words: String(faceup?.print?.points ?? '?'),
          x: x + 25,
          y: top + 21,
          size: 20,
          anchor: 'middle',
        },
        fill: accent.text,
      },
      ...owners.map((seat, index): Shape => {
        const colour = colours[seat] ?? seat;
        const { fill, edge } = seats[seatColorOf(colour)];
        return {
          d: shapePaths[seatShapeOf(colour)],
          at: [...spot(index), AGENT / 24],
          fill,
          stroke: edge,
          width: 1.5,
        };
      }),
      {
        d: Array.from({ length: strangers }, (_, index) => {
          const [left, above] = spot(owners.length + index);
          return disc(left + AGENT / 2, above + AGENT / 2, AGENT / 2 - 1);
        }).join(''),
        stroke: colors.lineStrong,
        width: 2,
      },
    ];
  });
