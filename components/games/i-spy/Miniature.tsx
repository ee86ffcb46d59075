import { type MiniatureProps } from '@/components/match/game-screens';
import { Miniature as Small } from '@/components/kit/art/Miniature';
import { box, type Shape } from '@/components/kit/art/shape';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { type View as LightView } from '@/rules/i-spy/light/state';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { emblemOf, nations, patternOf } from './poster';

const FLOOR = 122;
const TOP = 14;
const WIDTH = 30;
const STEP = 52;
const LEFT = 34;
/** Cubes are as high as on the poster until a column would not fit. */
const HIGHEST = 12.5;

/** The Influence of the Nations in columns, as it lies on the table. */
export function Miniature({ log }: MiniatureProps) {
  const { standing } = log.game.view(log.state, 'table') as View | LightView;
  return (
    <Small
      shapes={columns(
        NATIONS.map((nation) => standing.influence[nation]),
        useTheme(),
      )}
    />
  );
}

const columns = (heights: readonly number[], { colors, accent }: Theme): readonly Shape[] => {
  const cube = Math.min(HIGHEST, (FLOOR - TOP) / Math.max(1, ...heights));
  return [
    ...heights.flatMap((height, place): readonly Shape[] => {
      const x = LEFT + STEP * place;
      const tops = Array.from({ length: height }, (_, level) => FLOOR - (level + 1) * cube);
      const nation = nations[place];
      return [
        { d: tops.map((y) => box(x, y, [WIDTH, Math.max(1, cube - 2)])).join(''), fill: accent.fill },
        ...(nation && cube === HIGHEST
          ? [
              {
                ...patternOf(nation, accent.wash),
                d: tops.map((y) => `M${x + 2.5} ${y}${nation.pattern}`).join(''),
              },
            ]
          : []),
        ...(nation ? [emblemOf(nation, [x + WIDTH / 2 - 9, FLOOR + 6, 0.75], colors.ink)] : []),
      ];
    }),
    { d: `M${LEFT - 10} ${FLOOR + 1}h${STEP * 5 + WIDTH + 20}`, stroke: colors.ink, width: 2 },
  ];
};
