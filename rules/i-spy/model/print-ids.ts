import { freshId, plainId } from '@/rules/core/box';
import { type RoutePrint } from './map';
import { NATIONS } from './pieces';
import { type AssetPrint, type PoliticianPrint } from './prints';

const plain = (text: string): string => plainId(text).slice(0, 30).replace(/-$/, '');

const amount = (by: number): string => (by < 0 ? `m${-by}` : String(by));

export const placeId = (name: string): string => plain(name) || 'region';

/** A Route has no name: it is told by its two ends. */
export const routeId = ({ regions }: RoutePrint): string => [...regions].sort().join('--');

export type ReadPolitician = Omit<PoliticianPrint, 'id'>;

export const politicianId = (
  { name, influence, text }: ReadPolitician,
  taken: (id: string) => boolean,
): string => {
  const pools = NATIONS.flatMap((nation) => {
    const by = influence[nation];
    return by ? [`${nation.slice(0, 2)}${amount(by)}`] : [];
  });
  const printed = ['p', ...pools, ...(text ? [text.kind] : [])].join('-').slice(0, 34).replace(/-$/, '');
  return freshId((name && plain(name)) || printed, taken);
};

type ReadAsset = Omit<AssetPrint, 'id'>;

export const assetId = ({ name, cost, starred }: ReadAsset, taken: (id: string) => boolean): string =>
  freshId(starred ?? ((name && plain(name)) || `asset-${cost}`), taken);
