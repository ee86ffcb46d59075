import { message, type Message, piece } from '@/rules/core/message';
import { type Verdict, type Violation } from '@/rules/core/violation';
import { type CardText, textOf } from '../model/book';
import { type Card, isSpecial } from '../model/pieces';
import { checkNeed } from '../model/play';
import { type CardNeed, knownFrom, type KnownPrints } from '../model/prints';
import { refuse } from '../model/refusals';

export interface PlayFacts {
  readonly card: Card;
  readonly option?: 1 | 2;
  /** Tags of the opponent that it is played at. */
  readonly tags: number;
  /** Whether anybody else has a Tag. */
  readonly othersTagged: boolean;
  readonly adjacent: boolean;
  readonly onAirshipRoute: boolean;
  readonly inCapital: boolean;
  /** What the box knows of texts that the book does not tell. */
  readonly prints?: KnownPrints;
}

const textFor = ({
  card,
  option = 1,
  prints = knownFrom([]),
}: Pick<PlayFacts, 'card' | 'option' | 'prints'>): CardText => textOf(prints, card, option);

/** What has to be asked about this card: nothing else matters. */
export const playAsks = (facts: Pick<PlayFacts, 'card' | 'option' | 'prints'>) => textFor(facts).needs;

const OPPONENT = 1;

/** IS-24, IS-35: can I play this card here? */
export const mayPlay = (facts: PlayFacts): Verdict => {
  const text = textFor(facts);
  const target = { seat: OPPONENT, tags: facts.tags };
  const others = facts.othersTagged ? [{ seat: OPPONENT + 1, tags: 1 }] : [];
  const situation = {
    ...(text.target === 'needed' ? { target } : {}),
    opponents: [target, ...others],
    places: facts,
  };
  const violations = text.needs.flatMap((need) => checkNeed(situation, need));
  const [first] = violations;
  return {
    allowed: !first,
    because: first ? message(`why.${first.rule}.${first.code}`, first.params) : yes(facts.card, text),
    rule: first?.rule ?? 'IS-24',
    violations,
    mends: violations.flatMap(mendOf),
  };
};

const yes = (card: Card, text: CardText): Message => message(yesKey(text), { card: piece(card) });

/** The book does not tell every text, and what it does not tell may ask for something. */
const yesKey = ({ needs, steps }: CardText): string => {
  if (needs.length > 0) return 'check.play.yes';
  if (steps.some(({ kind }) => kind === 'text')) return 'check.play.print';
  return steps.some(({ kind }) => kind === 'sabotage') ? 'check.play.sabotage' : 'check.play.always';
};

/** What a turn can do about it first. */
const MENDS: Readonly<Record<string, string>> = {
  'not-tagged': 'check.play.tag-first',
  'nobody-tagged': 'check.play.tag-first',
  'not-adjacent': 'check.play.go-near',
  'no-airship-route': 'check.play.go-to-route',
  'not-in-capital': 'check.play.enter-first',
};

const mendOf = ({ code }: Violation): readonly Message[] => {
  const key = MENDS[code];
  return key ? [message(key)] : [];
};

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
