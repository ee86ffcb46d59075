import { bin } from 'd3-array';
import { AppText } from '@/components/kit/AppText';
import { WidePicture } from '@/components/kit/art/WidePicture';
import { box, type Shape } from '@/components/kit/art/shape';
import { shapePaths } from '@/components/kit/icons/shapes';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { useTheme } from '@/components/kit/theme/use-theme';
import { usePlayWords } from './use-shelf';
import { type Mark, type Spread } from '@/store/plays/statistics';
import { Chart } from './Chart';
import { useRounded } from './rounded';

interface ScoresProps {
  readonly marks: readonly Mark[];
  readonly points: Spread;
}

const WIDE = 358;
const SIZE = 13;
const MOST_HIGH = 14;

/** A mark of the seat's shape for each result; where there are too many of them, a bar as high. */
export function Scores({ marks, points }: ScoresProps) {
  const t = usePlayWords();
  const rounded = useRounded();
  const { colors, seats } = useTheme();
  const low = Math.floor(points.worst);
  const high = Math.max(low + 1, Math.ceil(points.best));
  const columns = Math.min(22, high - low + 1);
  const step = WIDE / columns;
  const at = (value: number) => ((value - low) / (high - low + 1)) * WIDE;
  const thresholds = Array.from(
    { length: columns - 1 },
    (_, place) => low + ((place + 1) * (high - low + 1)) / columns,
  );
  const bins = bin<Mark, number>()
    .value(({ total }) => total)
    .domain([low, high + 1])
    .thresholds(thresholds)(marks);
  const highest = Math.max(1, ...bins.map(({ length }) => length));
  const row = highest <= MOST_HIGH ? SIZE + 2 : (MOST_HIGH * (SIZE + 2)) / highest;
  const floor = Math.min(highest, MOST_HIGH) * (SIZE + 2) + 22;
  const stacks = bins.flatMap((stack, column) =>
    stack.map(({ colour }, place): Shape => {
      const { fill, edge: rim } = seats[seatColorOf(colour)];
      const x = column * step + (step - SIZE) / 2;
      const y = floor - (place + 1) * row;
      if (row < SIZE) return { d: box(x, y, [SIZE, row]), fill };
      return { d: shapePaths[seatShapeOf(colour)], fill, stroke: rim, width: 1, at: [x, y, SIZE / 24] };
    }),
  );
  const middle = at(points.median + 0.5);
  const label = { worst: points.worst, best: points.best, median: rounded(points.median) };
  return (
    <Chart
      title={t('stats.scores')}
      note={t('stats.scores-note')}
      label={t('stats.scores-label', label)}
      lines={[
        t('stats.average', { value: rounded(points.mean) }),
        t('stats.middle', { value: rounded(points.median) }),
        t('stats.best', { value: points.best }),
        ...marks.map(({ total }) => t('common.points', { count: total })),
      ]}
    >
      <WidePicture
        wide={WIDE}
        high={floor + 24}
        shapes={[
          { d: `M${middle} 16V${floor}`, stroke: colors.ink, width: 2, dots: 5 },
          {
            text: {
              words: t('stats.middle', { value: rounded(points.median) }),
              x: middle,
              y: 12,
              size: 13,
              anchor: 'middle',
            },
            fill: colors.inkSoft,
          },
          ...stacks,
          { d: `M0 ${floor + 1}h${WIDE}`, stroke: colors.ink, width: 2 },
          ...[low, Math.round((low + high) / 2), high].map((value): Shape => ({
            text: {
              words: String(value),
              x: Math.min(WIDE - 10, Math.max(10, at(value + 0.5))),
              y: floor + 19,
              size: 14,
              anchor: 'middle',
            },
            fill: colors.inkSoft,
          })),
        ]}
      />
      <AppText variant="small" tone="soft">
        {[
          t('stats.average', { value: rounded(points.mean) }),
          ...(points.deviation === undefined
            ? []
            : [t('stats.spread', { value: rounded(points.deviation) })]),
          t('stats.best', { value: points.best }),
        ].join(' · ')}
      </AppText>
    </Chart>
  );
}
