import type { ActionCard, Card, Icon } from './pieces';
import { isSpecial } from './pieces';

/** What resolving a card does, as data; `text`: the book does not tell, the table notes what it did. */
export type CardStep =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'control-or-empower' | 'coerce' | 'sabotage' | 'two-rewards' | 'tag-offer' | 'text' }
  | { readonly kind: 'tickets'; readonly count: number }
  /** On the map the spy flies; without it the spy who is in the way, if there is one, gets a Tag. */
  | { readonly kind: 'airship' }
  | { readonly kind: 'tag-target'; readonly count: number };

/** `may`: the spy who is in the way, if there is one. */
export interface CardText {
  readonly target: 'none' | 'needed' | 'may';
  /** What must hold before it can be played, IS-24, IS-35. */
  readonly needs: readonly ('tagged' | 'five-tags' | 'somebody-tagged' | 'adjacent' | 'airship-route')[];
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

export const textOf = (card: Card, option: 1 | 2 = 1): CardText => {
  if (isSpecial(card)) return SPECIAL;
  return card === 'trace' && option === 2 ? HARSHER_TRACE : TEXTS[card];
};
