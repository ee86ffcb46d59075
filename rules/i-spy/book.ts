import type { Card, Nation } from './pieces';
import type { OpenPrint, PoliticianPrint } from './prints';

/** What the book states in full. */
export const BOOK_PRINTS: readonly OpenPrint[] = [
  { kind: 'card', card: 'overnight-line', influence: { germany: 3 } },
  { kind: 'card', card: 'airship-line', influence: { italy: 2 } },
  { kind: 'card', card: 'smuggle', influence: { france: 3 } },
  {
    kind: 'contact',
    capital: 'berlin',
    nation: 'france',
    influence: 3,
    rewards: [
      { kind: 'tickets', count: 2 },
      { kind: 'icon', icon: 'recruit' },
    ],
  },
  {
    kind: 'contact',
    capital: 'paris',
    nation: 'austria-hungary',
    influence: 2,
    rewards: [
      { kind: 'icon', icon: 'resupply' },
      { kind: 'icon', icon: 'scandalize' },
    ],
  },
  {
    kind: 'contact',
    capital: 'st-petersburg',
    nation: 'britain',
    influence: 2,
    rewards: [
      { kind: 'icon', icon: 'resupply' },
      { kind: 'icon', icon: 'control' },
    ],
  },
  { kind: 'sabotage', capital: 'berlin', loss: 6 },
  { kind: 'sabotage', capital: 'st-petersburg', loss: 6 },
  { kind: 'scoring-phase', phase: 2, advantages: [5, 4, 3, 2, 1], politicians: 2 },
];

/** Cards of which the book tells the Nation, and some of which it tells no more. */
export const BOOK_NATIONS: Partial<Readonly<Record<Card, Nation>>> = {
  'overnight-line': 'germany',
  'private-line': 'austria-hungary',
  'airship-line': 'italy',
  'courier-line': 'britain',
  evade: 'britain',
  smuggle: 'france',
  extort: 'germany',
  trace: 'russia',
};

/** The first Advantages of the other Scoring Phases, as far as the book tells them. */
export const BOOK_ADVANTAGES: Readonly<Record<number, readonly number[]>> = { 1: [5, 4], 5: [10] };

/** The Politicians that the book shows; whether Tirpitz has Influence too, it does not say. */
export const BOOK_POLITICIANS: readonly PoliticianPrint[] = [
  {
    id: 'fritz-haber',
    name: 'Fritz Haber',
    influence: { france: -3, germany: -3 },
    text: { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 },
  },
  {
    id: 'leopold-berchtold',
    name: 'Leopold Berchtold',
    influence: { 'austria-hungary': 3, britain: 2, russia: 1 },
  },
  {
    id: 'alfred-von-tirpitz',
    name: 'Alfred von Tirpitz',
    influence: {},
    text: { kind: 'extreme', which: 'most', of: 'power', changes: 'power', by: -2 },
  },
];
