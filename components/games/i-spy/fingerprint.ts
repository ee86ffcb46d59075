import { type Shape } from '@/components/kit/art/shape';
import { type Theme } from '@/components/kit/theme/use-theme';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { emblemOf, nations } from './poster';

const MOST = 2;

/** A Politician is the Nations that gain Influence, and how much. */
export const fingerprint = (data: unknown, { colors, accent }: Theme): readonly Shape[] => {
  const { influence } = data as PoliticianPrint;
  const gaining = NATIONS.flatMap((nation, place) => {
    const [look, gain] = [nations[place], influence[nation]];
    return look && gain !== undefined && gain !== 0 ? [{ look, gain }] : [];
  });
  const step = gaining.length > 1 ? 20 : 0;
  return gaining.slice(0, MOST).flatMap(({ look, gain }, place): readonly Shape[] => {
    const x = 24 + step * (place - (Math.min(MOST, gaining.length) - 1) / 2);
    return [
      emblemOf(look, [x - 9, 5, 0.75], accent.fill),
      { text: { words: String(gain), x, y: 40, size: 15, anchor: 'middle' }, fill: colors.ink },
    ];
  });
};
