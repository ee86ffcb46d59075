import { type Message, message } from '@/rules/core/message';
import { type Verdict } from '@/rules/core/verdict';
import { textOf } from '../model/book';
import { isSpecial } from '../model/pieces';
import { type CardNeed, knownFrom } from '../model/prints';
import { refuse } from '../model/refusals';
import { mayPlay, playAsks, type PlayFacts } from './may-play';

export interface CoerceFacts extends PlayFacts {
  /** Who plays the card that was drawn; where this spy stands is what the other facts tell. */
  readonly player: 'coercer' | 'opponent';
}

interface CoerceVerdict extends Verdict {
  /** What holds while it is resolved, IS-38. */
  readonly holds: readonly Message[];
}

/** IS-37, IS-38: what may I do with this coerced card? */
export const mayCoerce = (facts: CoerceFacts): CoerceVerdict => {
  if (isSpecial(facts.card)) {
    const violation = refuse('IS-37', 'special');
    const because = message('why.IS-37.special');
    return { allowed: false, because, rule: 'IS-37', violations: [violation], mends: [], holds: [] };
  }
  const verdict = mayPlay(withCoerced(facts));
  const because = verdict.allowed ? message(`check.coerce.${facts.player}`) : verdict.because;
  const rule = verdict.allowed ? 'IS-38' : verdict.rule;
  return { ...verdict, because, rule, mends: mendsOf(facts, verdict), holds: holdsOf(facts) };
};

/** IS-35, IS-38: whoever is coerced has a Tag, which is what a Misdirect or a Blackmail of the coercer asks for. */
const withCoerced = (facts: CoerceFacts): CoerceFacts => {
  // IS-38: put to it, the opponent does not coerce, and needs nobody for it.
  const tags = facts.card === 'misdirect' ? Math.max(1, facts.tags) : facts.tags;
  return facts.player === 'opponent' ? { ...facts, tags } : { ...facts, tags, othersTagged: true };
};

/** What has to be asked about this card in these hands. */
export const coerceAsks = (facts: CoerceFacts): readonly CardNeed[] => {
  if (facts.card === 'misdirect') return [];
  return playAsks(facts).filter((need) => facts.player === 'opponent' || need !== 'somebody-tagged');
};

/** The other card, the other spy: what stands against it is not mended in the middle of a card. */
const mendsOf = ({ player }: CoerceFacts, { allowed }: Verdict): readonly Message[] =>
  allowed ? [] : [message(`check.coerce.not-${player}`)];

const KIND_OF = {
  tickets: 'tickets',
  'two-rewards': 'courier-line',
  coerce: 'coerce',
  'control-or-empower': 'tokens',
} as const;

/** IS-38: only what matters for this card, and what matters always. */
const holdsOf = ({ card, player, prints = knownFrom([]) }: CoerceFacts): readonly Message[] => {
  const kinds = textOf(prints, card).steps.map(({ kind }) => kind);
  const special = Object.entries(KIND_OF).flatMap(([kind, name]) =>
    kinds.some((each) => each === kind) ? [name] : [],
  );
  const capital = player === 'opponent' && kinds.includes('tickets') ? ['capitals'] : [];
  return [...special, ...capital, 'assets', 'records'].map((name) =>
    message(`check.coerce.${player}.${name}`),
  );
};
