import { type ActionCard, type Card, isSpecial, type Nation } from './pieces';
import {
  type CardNeed,
  type KnownPrints,
  type OpenPrint,
  type PoliticianPrint,
  type PrintedStep,
} from './prints';

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

/** What resolving a card does, as data; `text`: the book does not tell, the table notes what it did. */
export type CardStep =
  PrintedStep | { readonly kind: 'coerce' | 'sabotage' | 'two-rewards' | 'tag-offer' | 'text' };

/** `may`: the spy who is in the way, if there is one. */
export interface CardText {
  readonly target: 'none' | 'needed' | 'may';
  readonly needs: readonly CardNeed[];
  readonly steps: readonly CardStep[];
}

const plain = (...steps: readonly CardStep[]): CardText => ({ target: 'none', needs: [], steps });

const TEXTS: Readonly<Record<ActionCard, CardText>> = {
  'overnight-line': plain({ kind: 'tickets', count: 4 }),
  'private-line': plain({ kind: 'tickets', count: 3 }, { kind: 'tag-offer' }),
  'airship-line': { target: 'may', needs: ['airship-route'], steps: [{ kind: 'airship' }] },
  'courier-line': plain({ kind: 'two-rewards' }),
  evade: plain({ kind: 'text' }),
  smuggle: plain({ kind: 'icon', icon: 'resupply' }),
  extort: { target: 'needed', needs: ['tagged', 'adjacent'], steps: [{ kind: 'text' }] },
  trace: { target: 'needed', needs: ['adjacent'], steps: [{ kind: 'tag-target', count: 2 }] },
  sabotage: plain({ kind: 'sabotage' }),
  misdirect: {
    target: 'needed',
    needs: ['tagged'],
    steps: [{ kind: 'icon', icon: 'in-the-wind' }, { kind: 'coerce' }],
  },
  blackmail: {
    target: 'none',
    needs: ['somebody-tagged'],
    steps: [{ kind: 'control-or-empower' }, { kind: 'control-or-empower' }],
  },
  'incite-sedition': plain({ kind: 'text' }),
};

const HARSHER_TRACE: CardText = {
  target: 'needed',
  needs: ['five-tags', 'adjacent'],
  steps: [{ kind: 'text' }],
};

const SPECIAL: CardText = plain({ kind: 'text' });

/** What the book tells of a card. */
export const bookText = (card: Card, option: 1 | 2 = 1): CardText => {
  if (isSpecial(card)) return SPECIAL;
  return card === 'trace' && option === 2 ? HARSHER_TRACE : TEXTS[card];
};

/** IS-34: whom the card names is in the way, and is relocated with a Tag. */
export const displaces = (card: Card): boolean => bookText(card).target === 'may';

/**
 * IS-38: a spy who is put to a Misdirect does not coerce with it. Ruling: the book forbids the Coerce, not the card, so
 * In The Wind is resolved; the tagged opponent is only whom one would coerce, and so nobody has to be.
 */
export const withoutCoerce = (text: CardText): CardText =>
  text.steps.some(({ kind }) => kind === 'coerce')
    ? {
        target: 'none',
        needs: text.needs.filter((need) => need !== 'tagged'),
        steps: text.steps.filter(({ kind }) => kind !== 'coerce'),
      }
    : text;

/** What the book tells is a part of the text, and the box knows the rest of it, or all of it once more. */
export const textOf = ({ cards }: Pick<KnownPrints, 'cards'>, card: Card, option: 1 | 2 = 1): CardText => {
  const book = bookText(card, option);
  const print = option === 2 ? cards[card]?.harsher : cards[card]?.text;
  if (!print) return book;
  const told = book.steps.filter(({ kind }) => kind !== 'text');
  return {
    target: print.target ? 'needed' : book.target,
    needs: [...new Set([...book.needs, ...(print.needs ?? [])])],
    steps: [...told, ...restOf(print.steps, told)],
  };
};

/** What an owner has read beyond what the book tells: a step that both tell is one. */
const restOf = (printed: readonly PrintedStep[], told: readonly CardStep[]): readonly PrintedStep[] => {
  const left = told.map((step) => JSON.stringify(Object.entries(step).sort()));
  return printed.filter((step) => {
    const at = left.indexOf(JSON.stringify(Object.entries(step).sort()));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** The book gives an amount, and this is another one. */
export const contradicts = (card: Card, option: 1 | 2, printed: readonly PrintedStep[]): boolean =>
  printed.some((step) => {
    if (!('count' in step)) return false;
    const told = bookText(card, option).steps.filter(({ kind }) => kind === step.kind);
    return told.length > 0 && !told.some((other) => 'count' in other && other.count === step.count);
  });
