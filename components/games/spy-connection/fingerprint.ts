import { type At, disc, line, type Shape } from '@/components/kit/art/shape';
import { type Theme } from '@/components/kit/theme/use-theme';
import { PRACTICE_PLACES } from '@/rules/spy-connection/box/practice';
import { type MissionPrint } from '@/rules/spy-connection/model/prints';

const at = (city: string): readonly At[] => {
  const place = PRACTICE_PLACES[city];
  return place ? [[4 + place[0] * 0.4, place[1] * 0.4]] : [];
};
const dots = (places: readonly At[], r: number) => places.map(([x, y]) => disc(x, y, r)).join('');
const map = Object.keys(PRACTICE_PLACES).flatMap(at);

/** A Mission is its cities, joined on a tiny map, and its points. */
export const fingerprint = (data: unknown, { colors, accent }: Theme): readonly Shape[] => {
  const { cities, points } = data as MissionPrint;
  const joined = cities.flatMap(at);
  const words = String(points);
  return [
    { d: dots(map, 1.3), fill: colors.line },
    ...(joined.length > 0 ? [{ d: line(...joined), stroke: accent.fill, width: 1.8 }] : []),
    { d: dots(joined, 3), fill: accent.fill },
    {
      text: { words, x: 39, y: 40, size: 15, anchor: 'middle' },
      fill: colors.sheet,
      stroke: colors.sheet,
      width: 4,
    },
    { text: { words, x: 39, y: 40, size: 15, anchor: 'middle' }, fill: colors.ink },
  ];
};
