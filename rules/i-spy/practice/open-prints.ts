import type { OpenPrint } from '../prints';
import { BOOK_PRINTS } from '../book';

/** What the book states, and made-up values for the rest. */
export const PRACTICE_PRINTS: readonly OpenPrint[] = [
  ...BOOK_PRINTS,
  { kind: 'card', card: 'private-line', influence: { 'austria-hungary': 2 } },
  { kind: 'card', card: 'courier-line', influence: { britain: 2 } },
  { kind: 'card', card: 'evade', influence: { britain: 1 } },
  { kind: 'card', card: 'extort', influence: { germany: 2 } },
  { kind: 'card', card: 'trace', influence: { russia: 2 } },
  { kind: 'card', card: 'sabotage', influence: { 'austria-hungary': 1 } },
  { kind: 'card', card: 'misdirect', influence: { france: 1 } },
  { kind: 'card', card: 'blackmail', influence: { italy: 2 } },
  { kind: 'card', card: 'incite-sedition', influence: { russia: 3 } },
  { kind: 'card', card: 'soldier-of-fortune', influence: { germany: 1, russia: 1 } },
  { kind: 'card', card: 'zeppelin-pilot', influence: { germany: 2, italy: 1 } },
  { kind: 'card', card: 'photographer', influence: { britain: 1, france: 1 } },
  { kind: 'card', card: 'ciwl-agent', influence: { 'austria-hungary': 1, france: 2 } },
  { kind: 'card', card: 'femme-fatale', influence: { france: 1, italy: 1, russia: 1 } },
  { kind: 'card', card: 'train-robber', influence: { 'austria-hungary': 2, britain: 1 } },
  {
    kind: 'contact',
    capital: 'london',
    nation: 'germany',
    influence: 2,
    rewards: [
      { kind: 'icon', icon: 'recruit' },
      { kind: 'icon', icon: 'empower' },
    ],
  },
  {
    kind: 'contact',
    capital: 'rome',
    nation: 'russia',
    influence: 2,
    rewards: [
      { kind: 'icon', icon: 'control' },
      { kind: 'tickets', count: 3 },
    ],
  },
  {
    kind: 'contact',
    capital: 'budapest',
    nation: 'italy',
    influence: 3,
    rewards: [
      { kind: 'icon', icon: 'recruit' },
      { kind: 'icon', icon: 'in-the-wind' },
    ],
  },
  { kind: 'sabotage', capital: 'budapest', loss: 5 },
  { kind: 'sabotage', capital: 'london', loss: 5 },
  { kind: 'sabotage', capital: 'paris', loss: 5 },
  { kind: 'sabotage', capital: 'rome', loss: 4 },
  { kind: 'scoring-phase', phase: 1, advantages: [5, 4, 3, 2, 1], politicians: 2 },
  { kind: 'scoring-phase', phase: 3, advantages: [6, 5, 4, 2, 1], politicians: 3 },
  { kind: 'scoring-phase', phase: 4, advantages: [7, 5, 4, 3, 1], politicians: 3 },
  { kind: 'scoring-phase', phase: 5, advantages: [10, 8, 6, 4, 2], politicians: 4 },
];
