import { type MiniatureProps } from '@/components/match/game-screens';
import { bricks } from '@/components/kit/art/bricks';
import { Miniature as Small, MINIATURE } from '@/components/kit/art/Miniature';
import { type At, disc, line, type Shape } from '@/components/kit/art/shape';
import { shapePaths } from '@/components/kit/icons/shapes';
import { initialOf, seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { light } from '@/rules/spy-connection/light/game';
import { type State as LightState } from '@/rules/spy-connection/light/state';
import { type State } from '@/rules/spy-connection/model/state';
import { layoutOf, type MapLayout, PHONE, shortName } from './stage/layout';
import { useCityPlaces } from './stage/use-city-places';
import { cityName, GAME } from './table';

/** Full: the map with everybody's Agents and Spy. Light: the points, as far as they were counted. */
export function Miniature({ log, header }: MiniatureProps) {
  const theme = useTheme();
  if (header.module === 'full') return <SmallMap log={log} header={header} />;
  const { players } = light.view(log.state as LightState, 'table');
  const columns = players.map(({ completed, covered }, seat) => ({
    colour: header.players[seat]?.colour ?? seat,
    parts: [...completed, covered],
  }));
  return <Small shapes={bricks(columns, theme)} />;
}

function SmallMap({ log, header }: MiniatureProps) {
  const theme = useTheme();
  const t = useGameWords(GAME);
  const state = log.state as State;
  const layout = layoutOf(state.board, useCityPlaces({ box: header.box, state }), PHONE);
  const places = stretched(layout);
  return (
    <Small
      shapes={mapShapes({
        state,
        header,
        theme,
        places,
        nameOf: (id) => shortName(cityName(t, state.board, id)),
      })}
    />
  );
}

type Places = ReadonlyMap<string, At>;

const EDGE = { x: 30, top: 22, bottom: 18 } as const;

/** The map of the match is upright, this place is wide: it is drawn as wide as that. */
const stretched = ({ cities, spaces }: MapLayout): Places => {
  const all = [...cities, ...spaces];
  const bounds = (axis: 'x' | 'y') => {
    const values = all.map(([, at]) => at[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { low, span: Math.max(1, high - low) };
  };
  const [x, y] = [bounds('x'), bounds('y')];
  const { width, height } = MINIATURE;
  return new Map(
    all.map(([id, at]): readonly [string, At] => [
      id,
      [
        Math.round(EDGE.x + ((at.x - x.low) / x.span) * (width - 2 * EDGE.x)),
        Math.round(EDGE.top + ((at.y - y.low) / y.span) * (height - EDGE.top - EDGE.bottom)),
      ],
    ]),
  );
};

interface Drawn extends Pick<MiniatureProps, 'header'> {
  readonly state: State;
  readonly theme: Theme;
  readonly places: Places;
  readonly nameOf: (city: string) => string;
}

const mapShapes = ({ state, header, theme, places, nameOf }: Drawn): readonly Shape[] => {
  const { colors, seats } = theme;
  const { board, players } = state;
  const at = (id: string): At => places.get(id) ?? [0, 0];
  const colourOf = (seat: number) => header.players[seat]?.colour ?? seat;
  const inkOf = (seat: number) => seats[seatColorOf(colourOf(seat))];
  const way = ({ cities: [from, to], spaces }: (typeof board.connections)[number]) =>
    line(at(from), ...spaces.map(at), at(to));
  const marker = (seat: number, [x, y]: At, size: number): Shape => ({
    d: shapePaths[seatShapeOf(colourOf(seat))],
    at: [x - size / 2, y - size / 2, size / 24],
    fill: inkOf(seat).fill,
    stroke: inkOf(seat).edge,
    width: 1.5,
  });
  const spaces = [...new Set(board.connections.flatMap((connection) => connection.spaces))];
  const all = (ids: readonly string[], r: number) => ids.map((id) => disc(...at(id), r)).join('');
  return [
    { d: board.connections.map(way).join(''), stroke: colors.lineStrong, width: 1 },
    ...players.map(({ agents }, seat): Shape => ({
      d: board.connections
        .filter((connection) => connection.spaces.every((space) => agents[space] !== undefined))
        .map(way)
        .join(''),
      stroke: inkOf(seat).fill,
      width: 3.5,
    })),
    { d: all(spaces, 3.2), fill: colors.sheet, stroke: colors.lineStrong, width: 1 },
    ...spaces.flatMap((id) => {
      const owners = players.flatMap(({ agents }, seat) => (agents[id] === undefined ? [] : [seat]));
      const [x, y] = at(id);
      return owners.map((seat, place) => marker(seat, [x + (place - (owners.length - 1) / 2) * 7, y], 10));
    }),
    {
      d: all(
        board.cities.map(({ id }) => id),
        5.5,
      ),
      fill: colors.sheet,
      stroke: colors.ink,
      width: 2,
    },
    ...board.cities.flatMap(({ id }): readonly Shape[] => {
      const [x, y] = at(id);
      const text = { words: nameOf(id), x, y: y - 9, size: 12, anchor: 'middle' } as const;
      // A ground of its own, so that a line behind it leaves the name readable.
      return [
        { text, fill: colors.sheet, stroke: colors.sheet, width: 3 },
        { text, fill: colors.ink },
      ];
    }),
    ...players.flatMap(({ spy }, seat): readonly Shape[] => {
      if (spy === undefined) return [];
      const [x, y] = at(spy);
      const words = initialOf(header.players[seat]?.name.trim() || String(seat + 1));
      return [
        marker(seat, [x, y], 17),
        { text: { words, x, y: y + 4, size: 10, anchor: 'middle' }, fill: inkOf(seat).on },
      ];
    }),
  ];
};
