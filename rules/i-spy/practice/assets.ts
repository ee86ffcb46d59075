import type { StarredAsset } from '../pieces';
import type { AssetPrint } from '../prints';

/** Made up, apart from the Labor Organizer, of whom the book tells the cost. */
const assets: readonly (readonly [name: string, cost: number])[] = [
  ['Tram Conductor', 4],
  ['Night Porter', 4],
  ['Pigeon Breeder', 4],
  ['Harbour Pilot', 5],
  ['Telegraph Girl', 5],
  ['Retired Forger', 5],
  ['Hotel Pianist', 5],
  ['Customs Clerk', 5],
  ['Border Guard', 6],
  ['Lamp Lighter', 6],
  ['Stable Hand', 6],
  ['Ticket Inspector', 6],
  ['Lock Smith', 6],
  ['Map Engraver', 7],
  ['Opera Singer', 7],
  ['Postal Censor', 7],
  ['Coal Merchant', 7],
  ['Private Tutor', 7],
  ['Mountain Guide', 8],
  ['Court Tailor', 8],
  ['Bank Teller', 8],
  ['Press Baron', 8],
  ['Dockyard Foreman', 9],
  ['Field Surgeon', 9],
  ['Fencing Master', 9],
  ['Stage Magician', 10],
  ['Chief of Police', 10],
  ['Exiled Duchess', 10],
];

const starred: readonly (readonly [name: string, starred: StarredAsset, cost: number])[] = [
  ['Soldier of Fortune', 'soldier-of-fortune', 6],
  ['Zeppelin Pilot', 'zeppelin-pilot', 7],
  ['Photographer', 'photographer', 5],
  ['CIWL Agent', 'ciwl-agent', 6],
  ['Femme Fatale', 'femme-fatale', 8],
  ['Train Robber', 'train-robber', 7],
];

/** 35; the names of the starred ones are the book's, their costs are not. */
export const PRACTICE_ASSETS: readonly AssetPrint[] = [
  { id: 'labor-organizer', name: 'Labor Organizer', cost: 5 },
  ...assets.map(([name, cost], place) => ({ id: `practice-asset-${place + 1}`, name, cost })),
  ...starred.map(([name, card, cost]) => ({ id: card, name, cost, starred: card })),
];
