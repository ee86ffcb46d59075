import type { KnownPrints } from './known-prints';
import type { ActionCard, Card } from './pieces';
import { isSpecial } from './pieces';
import type { CardNeed, PrintedStep } from './prints';

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

/** What the book tells, and in the place of what it does not what the box knows. */
export const textOf = ({ cards }: Pick<KnownPrints, 'cards'>, card: Card, option: 1 | 2 = 1): CardText => {
  const book = bookText(card, option);
  const print = option === 2 ? cards[card]?.harsher : cards[card]?.text;
  if (!print) return book;
  return {
    target: print.target ? 'needed' : book.target,
    needs: [...new Set([...book.needs, ...(print.needs ?? [])])],
    steps: book.steps.flatMap((step): readonly CardStep[] => (step.kind === 'text' ? print.steps : [step])),
  };
};
