import { type OpenMission } from '@/rules/spy-connection/model/state';

/** Circles that wait for an Agent, by city. */
export const waitsOf = ({ open }: { readonly open: readonly OpenMission[] }): ReadonlyMap<string, number> => {
  const waits = new Map<string, number>();
  for (const { print, covered } of open)
    for (const city of print.cities) if (!covered.includes(city)) waits.set(city, (waits.get(city) ?? 0) + 1);
  return waits;
};
