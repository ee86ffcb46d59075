import { NATIONS } from '@/rules/i-spy/pieces';
import type { AssetPrint, PoliticianPrint } from '@/rules/i-spy/prints';

/**
 * Ids come from what is printed, so that the same tile read in two matches is one tile in the box. Two that look alike
 * are told apart by a number.
 */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '');

const fresh = (base: string, taken: readonly string[]): string => {
  let id = base;
  for (let number = 2; taken.includes(id); number++) id = `${base}-${number}`;
  return id;
};

const amount = (by: number): string => (by < 0 ? `m${-by}` : String(by));

export type ReadPolitician = Omit<PoliticianPrint, 'id'>;

export const politicianId = ({ name, influence, text }: ReadPolitician, taken: readonly string[]): string => {
  const pools = NATIONS.flatMap((nation) => {
    const by = influence[nation];
    return by ? [`${nation.slice(0, 2)}${amount(by)}`] : [];
  });
  const printed = ['p', ...pools, ...(text ? [text.kind] : [])].join('-').slice(0, 34).replace(/-$/, '');
  return fresh((name && plain(name)) || printed, taken);
};

export type ReadAsset = Omit<AssetPrint, 'id'>;

export const assetId = ({ name, cost, starred }: ReadAsset, taken: readonly string[]): string =>
  fresh(starred ?? ((name && plain(name)) || `asset-${cost}`), taken);
