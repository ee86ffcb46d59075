import { BOOK_PRINTS } from '../model/book';
import { type ActionCard, type Card, type CardType } from '../model/pieces';
import {
  type AssetEffect,
  type AssetPrint,
  type OpenPrint,
  type PrintedStep,
  type PrintedText,
} from '../model/prints';

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
/* Made up: texts of cards and Assets, for a practice game with the map in which nothing has to be noted. */

const TYPES: Readonly<Record<ActionCard, readonly CardType[]>> = {
  'overnight-line': ['travel'],
  'private-line': ['travel'],
  'airship-line': ['travel', 'counter'],
  'courier-line': ['travel'],
  evade: ['espionage'],
  smuggle: ['espionage'],
  extort: ['counter'],
  trace: ['counter'],
  sabotage: ['espionage'],
  misdirect: ['counter', 'espionage'],
  blackmail: ['counter'],
  'incite-sedition': ['counter', 'espionage'],
};

const steal = (count: number): PrintedStep => ({ kind: 'steal-supply', count });
const tickets = (count: number): PrintedStep => ({ kind: 'tickets', count });
const resupply: PrintedStep = { kind: 'icon', icon: 'resupply' };
const tag: PrintedStep = { kind: 'tag-target', count: 1 };
const hide: PrintedStep = { kind: 'lose-tags', count: 1 };
const either: PrintedStep = { kind: 'control-or-empower' };
const nearby = { target: true, needs: ['adjacent'] } as const;

const TEXTS: Partial<Readonly<Record<Card, PrintedText>>> = {
  evade: { steps: [hide, hide] },
  extort: { steps: [steal(1)] },
  'incite-sedition': { needs: ['in-capital'], steps: [{ kind: 'icon', icon: 'empower' }] },
  'soldier-of-fortune': { ...nearby, steps: [steal(2)] },
  'zeppelin-pilot': { needs: ['airship-route'], steps: [{ kind: 'airship' }] },
  photographer: { ...nearby, steps: [tag, tag, tag] },
  'ciwl-agent': { steps: [tickets(5)] },
  'femme-fatale': { steps: [either, either] },
  'train-robber': { steps: [tickets(2), resupply] },
};

const HARSHER_TRACE: PrintedText = { steps: [steal(3)] };

/** The prints of a practice box with what its cards do. */
export const withTexts = (prints: readonly OpenPrint[]): readonly OpenPrint[] =>
  prints.map((print) => {
    if (print.kind !== 'card') return print;
    const text = TEXTS[print.card];
    const types = TYPES[print.card as ActionCard];
    return {
      ...print,
      ...(types ? { types } : {}),
      ...(text ? { text } : {}),
      ...(print.card === 'trace' ? { harsher: HARSHER_TRACE } : {}),
    };
  });

const on = (card: Card, ...steps: readonly PrintedStep[]): AssetEffect => ({ on: 'card', card, steps });
const onType = (type: CardType, ...steps: readonly PrintedStep[]): AssetEffect => ({
  on: 'type',
  type,
  steps,
});
const onContact = (...steps: readonly PrintedStep[]): AssetEffect => ({ on: 'contact', steps });
const EXTRA: AssetEffect = { on: 'turn', cardActions: 1 };

/** By name; the starred ones bring their card and nothing else. */
const EFFECTS: Readonly<Record<string, AssetEffect>> = {
  'Labor Organizer': on('smuggle', resupply),
  'Tram Conductor': on('private-line', tickets(1)),
  'Night Porter': on('courier-line', tickets(1)),
  'Pigeon Breeder': on('evade', hide),
  'Harbour Pilot': on('overnight-line', tickets(1)),
  'Telegraph Girl': on('courier-line', resupply),
  'Retired Forger': on('evade', resupply),
  'Hotel Pianist': on('blackmail', hide),
  'Customs Clerk': on('smuggle', tickets(1)),
  'Border Guard': on('trace', tag),
  'Lamp Lighter': on('sabotage', hide),
  'Stable Hand': on('overnight-line', tickets(2)),
  'Ticket Inspector': on('private-line', tickets(2)),
  'Lock Smith': on('sabotage', resupply),
  'Map Engraver': on('airship-line', tickets(2)),
  'Opera Singer': on('misdirect', hide),
  'Postal Censor': on('blackmail', either),
  'Coal Merchant': onType('travel', resupply),
  'Private Tutor': on('incite-sedition', either),
  'Mountain Guide': onType('travel', tickets(1)),
  'Court Tailor': onContact(hide),
  'Bank Teller': onContact(resupply),
  'Press Baron': onType('espionage', hide),
  'Dockyard Foreman': on('smuggle', resupply, resupply),
  'Field Surgeon': onType('counter', hide),
  'Fencing Master': on('trace', tag, tag),
  'Stage Magician': EXTRA,
  'Chief of Police': onType('counter', tag),
  'Exiled Duchess': EXTRA,
};

export const withEffects = (assets: readonly AssetPrint[]): readonly AssetPrint[] =>
  assets.map((asset) => {
    const effect = asset.name === undefined ? undefined : EFFECTS[asset.name];
    return effect ? { ...asset, effects: [effect] } : asset;
  });
