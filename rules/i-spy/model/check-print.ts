import { number, piece } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { BOOK_ADVANTAGES, BOOK_NATIONS, BOOK_PRINTS, contradicts } from './book';
import {
  ACTION_CARDS,
  CAPITALS,
  type Card,
  type Icon,
  isSpecial,
  type Nation,
  NATIONS,
  PHASES,
  PLACES,
  SHADOWS,
  TWO_TYPES,
} from './pieces';
import {
  type CardPrint,
  type ContactPrint,
  knownFrom,
  type KnownPrints,
  type OpenPrint,
  type PhasePrint,
  rewardKey,
  type SabotagePrint,
} from './prints';
import { bend } from './refusals';

const BOOK = knownFrom(BOOK_PRINTS);

/** Whether a print can be true beside what the book states and what is known already. */
export const checkPrint = (known: KnownPrints, print: OpenPrint): readonly Violation[] => {
  switch (print.kind) {
    case 'card':
      return checkCard(known, print);
    case 'contact':
      return checkContact(known, print);
    case 'sabotage':
      return checkSabotage(print);
    case 'scoring-phase':
      return checkPhase(known, print);
  }
};

const same = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Reflect.get(one, key) === Reflect.get(other, key));

/** The Nation of a card that has one. */
export const nationOf = ({ cards }: KnownPrints, card: Card): Nation | undefined => {
  const print = cards[card];
  if (!print) return BOOK_NATIONS[card];
  const nations = NATIONS.filter((nation) => (print.influence[nation] ?? 0) > 0);
  return nations.length === 1 ? nations[0] : undefined;
};

/** IS-4: two cards for each Nation. IS-5: one type, or two. IS-70: a Special Action Card has several Nations. */
const checkCard = (known: KnownPrints, print: CardPrint): readonly Violation[] => {
  const { card, types, influence } = print;
  const nations = NATIONS.filter((nation) => influence[nation] !== undefined);
  const gains = nations.every((nation) => (influence[nation] ?? 0) > 0);
  if (isSpecial(card)) return gains && nations.length > 1 ? NONE : [bend('IS-70', 'one-nation')];
  const [nation] = nations;
  const params = { card: piece(card) };
  if (nation === undefined || nations.length > 1 || !gains) return [bend('IS-4', 'one-nation', { params })];
  const book = BOOK.cards[card];
  const differs =
    (BOOK_NATIONS[card] ?? nation) !== nation ||
    (book && !same(book.influence, influence)) ||
    contradicts(card, 1, print.text?.steps ?? []);
  const others = ACTION_CARDS.filter((other) => other !== card && nationOf(known, other) === nation);
  const wanted = TWO_TYPES.includes(card) ? 2 : 1;
  return [
    ...(differs ? [bend('IS-4', 'book-differs', { params })] : NONE),
    ...(print.harsher && card !== 'trace' ? [bend('IS-4', 'second-option', { params })] : NONE),
    ...(others.length > 1 ? [bend('IS-4', 'third-card', { params: { nation: piece(nation) } })] : NONE),
    ...(types && (types.length !== wanted || new Set(types).size < wanted)
      ? [bend('IS-5', 'types', { params: { count: number(wanted) } })]
      : NONE),
  ];
};

const STATED_REWARD: Partial<Readonly<Record<string, Icon>>> = { london: 'recruit', rome: 'control' };

/** IS-4: one contact for each Nation. */
const checkContact = (known: KnownPrints, print: ContactPrint): readonly Violation[] => {
  const book = BOOK.contacts[print.capital];
  const stated = STATED_REWARD[print.capital];
  const shows = print.rewards.some((reward) => reward.kind === 'icon' && reward.icon === stated);
  const differs =
    (book && JSON.stringify(sorted(book)) !== JSON.stringify(sorted(print))) || (stated && !shows);
  const taken = CAPITALS.some((other) => {
    const there = BOOK.contacts[other] ?? known.contacts[other];
    return other !== print.capital && there?.nation === print.nation;
  });
  return [
    ...(differs ? [bend('IS-4', 'book-differs', { params: { card: piece(print.capital) } })] : NONE),
    ...(taken ? [bend('IS-4', 'second-contact', { params: { nation: piece(print.nation) } })] : NONE),
  ];
};

/** Two rewards are the same two in either order. */
const sorted = ({ nation, influence, rewards: [one, other] }: ContactPrint) => [
  nation,
  influence,
  ...[rewardKey(one), rewardKey(other)].sort(),
];

const checkSabotage = ({ capital, loss }: SabotagePrint): readonly Violation[] =>
  (BOOK.sabotages[capital]?.loss ?? loss) === loss
    ? NONE
    : [bend('IS-28', 'book-differs', { params: { capital: piece(capital) } })];

/** IS-12: 14 Politicians over five phases. IS-53: each Advantage is less than the one before. */
const checkPhase = ({ phases }: KnownPrints, print: PhasePrint): readonly Violation[] => {
  const { phase, advantages, politicians } = print;
  const stated = BOOK.phases[phase]?.advantages ?? BOOK_ADVANTAGES[phase] ?? [];
  const differs =
    stated.some((advantage, place) => advantages[place] !== advantage) ||
    (BOOK.phases[phase]?.politicians ?? politicians) !== politicians;
  const falls = advantages.every((advantage, place) => advantage > (advantages[place + 1] ?? -1));
  const others = Object.values({ ...BOOK.phases, ...phases }).filter((other) => other.phase !== phase);
  const left = PLACES - SHADOWS - others.reduce((sum, other) => sum + other.politicians, 0);
  const isLast = others.length === PHASES - 1;
  return [
    ...(differs ? [bend('IS-53', 'book-differs', { params: { phase: number(phase) } })] : NONE),
    ...(falls ? NONE : [bend('IS-53', 'row-not-falling')]),
    ...(politicians > left || (isLast && politicians < left)
      ? [bend('IS-12', 'politicians-of-phase', { params: { count: number(Math.max(0, left)) } })]
      : NONE),
  ];
};
