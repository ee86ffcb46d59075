import { BOOK_POLITICIANS } from '../model/book';
import { type Nation, type StarredAsset } from '../model/pieces';
import { type AssetPrint, type PoliticianPrint, type PoliticianText } from '../model/prints';
import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '../model/options';
import { PRACTICE_MAP } from './practice-map';
import { PRACTICE_PRINTS, withEffects, withTexts } from './practice-prints';

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
const SHORT: Readonly<Record<string, Nation>> = {
  a: 'austria-hungary',
  b: 'britain',
  f: 'france',
  g: 'germany',
  i: 'italy',
  r: 'russia',
};

const power = (which: 'most' | 'least', by: number): PoliticianText => ({
  kind: 'extreme',
  which,
  of: 'power',
  changes: 'power',
  by,
});
const byInfluence = (
  which: 'most' | 'least',
  changes: 'influence' | 'power',
  by: number,
): PoliticianText => ({
  kind: 'extreme',
  which,
  of: 'influence',
  changes,
  by,
});
const eachSpy = (piece: 'tags' | 'supply', by: number, optional: boolean): PoliticianText => ({
  kind: 'each-spy',
  piece,
  by,
  optional,
});

type Tile = readonly [name: string, influence: string, text?: PoliticianText];

/** Made up, and so are the people. `a3 b-2` is Austria-Hungary +3, Britain -2. */
const tiles: readonly Tile[] = [
  ['Edda Brankovec', 'a3 i-1'],
  ['Sir Alban Thorne', 'b3 f1'],
  ['Odile Marsaux', 'f3 r1'],
  ['Gerwin Aldach', 'g3 a1'],
  ['Livia Corsetti', 'i3 b1'],
  ['Pavel Orlinsky', 'r3 g1'],
  ['Janko Veresz', 'a2 g2'],
  ['Lady Winifred Hale', 'b2 i2'],
  ['Armand Trevel', 'f2 b2'],
  ['Klara Hollendorf', 'g2 i2'],
  ['Ruggero Bassani', 'i2 r2'],
  ['Natalya Demidenko', 'r2 f2'],
  ['Bela Szontar', 'a-3 g1'],
  ['Hugh Pembry', 'b-3 r1'],
  ['Sabine Lacourt', 'f-3 i1'],
  ['Ulrich Weidenau', 'g-3 f1'],
  ['Carlo Fenari', 'i-3 a1'],
  ['Anton Grebnev', 'r-3 b1'],
  ['Ilka Tolnay', 'a1', byInfluence('least', 'influence', 3)],
  ['Rupert Colewyn', 'b1', byInfluence('most', 'influence', -3)],
  ['Maxence Duvallon', 'f1', power('least', 2)],
  ['Theodora Reuss', 'g1', power('most', -1)],
  ['Ennio Palmarosa', 'i1', byInfluence('least', 'power', 2)],
  ['Vera Strogova', 'r1', byInfluence('most', 'power', 1)],
  ['Dr. Emeric Kallos', 'a2', eachSpy('tags', -2, true)],
  ['Agatha Ferrers', 'b2', eachSpy('tags', -1, true)],
  ['Cosette Varenne', 'f2', eachSpy('supply', 1, false)],
  ['Otmar Griessen', 'g2', eachSpy('tags', 1, false)],
  ['Pia Montelupo', 'i2', eachSpy('supply', 1, true)],
  ['Lev Baranchuk', 'r2', eachSpy('supply', -1, false)],
  ['Marta Hradek', 'a-2 b-2'],
  ['Colonel Ives', 'f-2 g-2'],
  ['Beppe Lorenzi', 'i-2 r-2'],
  ['Countess Yelagina', 'a1 b1 r2'],
  ['Felix Ransmayr', 'g1 i1 a2'],
  ['Celestine Audry', 'f2 b1 i1'],
];

const influenceOf = (text: string): PoliticianPrint['influence'] =>
  Object.fromEntries(text.split(' ').map((part) => [SHORT[part.charAt(0)] as Nation, Number(part.slice(1))]));

/** 39, with the three of the book. */
export const PRACTICE_POLITICIANS: readonly PoliticianPrint[] = [
  ...BOOK_POLITICIANS,
  ...tiles.map(([name, influence, text], place): PoliticianPrint => ({
    id: `practice-politician-${place + 1}`,
    name,
    influence: influenceOf(influence),
    ...(text ? { text } : {}),
  })),
];

/** A practice game: made-up cards, everything drawn by the phone, nothing to enter. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  specialActionCards: false,
  finalReport: false,
  alignments: 'digital',
  politicians: 'digital',
  assets: 'digital',
  coerceDraws: 'digital',
  box: 'practice',
  openPrints: PRACTICE_PRINTS,
  assetPrints: PRACTICE_ASSETS,
  politicianPrints: PRACTICE_POLITICIANS,
});

/** The same on the practice map, where cards and Assets do what they are made up to do, nothing is left to note and the planner can be tried. */
export const practiceOnMap = (table: TableOptions): Options => ({
  ...practiceOptions(table),
  openPrints: withTexts(PRACTICE_PRINTS),
  assetPrints: withEffects(PRACTICE_ASSETS),
  map: PRACTICE_MAP,
  advice: true,
});
