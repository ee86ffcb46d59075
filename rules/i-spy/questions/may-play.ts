import { message, type Message, piece } from '@/rules/core/message';
import { type Verdict } from '@/rules/core/verdict';
import { type Violation } from '@/rules/core/violation';
import { type CardText, textOf } from '../model/book';
import { type Card } from '../model/pieces';
import { checkNeed } from '../model/play';
import { knownFrom, type KnownPrints } from '../model/prints';

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
