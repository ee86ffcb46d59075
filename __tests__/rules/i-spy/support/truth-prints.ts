import { type State } from '@/rules/i-spy/model/state';
import { field, isTwice, type Judges, type Said, says, STARRED, sum } from './said';

/* What is printed, and what the book tells of it. */

const printed = (said: Said) =>
  field<{
    readonly id?: string;
    readonly kind?: string;
    readonly card?: string;
    readonly capital?: string;
    readonly nation?: string;
    readonly influence?: unknown;
    readonly loss?: number;
    readonly phase?: number;
    readonly advantages?: readonly number[];
    readonly politicians?: number;
    readonly types?: readonly string[];
    readonly harsher?: unknown;
    readonly text?: { readonly steps: readonly { readonly kind: string; readonly count?: number }[] };
    readonly rewards?: readonly { readonly kind: string; readonly icon?: string; readonly count?: number }[];
  }>(said, 'print');

const NATION_OF: Readonly<Record<string, string>> = {
  'overnight-line': 'germany',
  'private-line': 'austria-hungary',
  'airship-line': 'italy',
  'courier-line': 'britain',
  evade: 'britain',
  smuggle: 'france',
  extort: 'germany',
  trace: 'russia',
};
const WORTH: Readonly<Record<string, number>> = { 'overnight-line': 3, 'airship-line': 2, smuggle: 3 };
const AMOUNT: Readonly<Record<string, readonly [kind: string, count: number]>> = {
  'overnight-line': ['tickets', 4],
  'private-line': ['tickets', 3],
  trace: ['tag-target', 2],
};
const CONTACTS: Readonly<Record<string, string>> = {
  berlin: 'france 3 icon recruit, tickets 2',
  paris: 'austria-hungary 2 icon resupply, icon scandalize',
  'st-petersburg': 'britain 2 icon control, icon resupply',
};
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [5, 4], 2: [5, 4, 3, 2, 1], 5: [10] };

const gainsOf = (influence: unknown): readonly [string, number][] =>
  Object.entries(influence as Readonly<Record<string, number>>);

const cardDiffers = (said: Said): boolean => {
  const { card = '', influence, text } = printed(said);
  const [[nation, worth] = ['', 0]] = gainsOf(influence);
  const [kind, amount] = AMOUNT[card] ?? [];
  return (
    (NATION_OF[card] ?? nation) !== nation ||
    (WORTH[card] ?? worth) !== worth ||
    text?.steps.some((step) => step.kind === kind && step.count !== amount) === true
  );
};

const contactDiffers = (said: Said): boolean => {
  const { capital = '', nation, influence, rewards = [] } = printed(said);
  const shown = rewards.map(({ kind, icon, count: many }) => `${kind} ${icon ?? many ?? ''}`.trim());
  const told = `${nation} ${String(influence)} ${[...shown].sort().join(', ')}`;
  const icon = { london: 'recruit', rome: 'control' }[capital];
  return (CONTACTS[capital] ?? told) !== told || (icon !== undefined && !shown.includes(`icon ${icon}`));
};

const nationOfCard = ({ prints }: State, card: string): string | undefined => {
  const print = prints.cards[card as 'trace'];
  if (!print) return NATION_OF[card];
  const gains = gainsOf(print.influence).filter(([, worth]) => worth > 0);
  return gains.length === 1 ? gains[0]?.[0] : undefined;
};

const otherPhases = ({ prints }: State, said: Said) =>
  Object.values(prints.phases).filter((row) => row.phase !== printed(said).phase);

export const PRINTS: Judges = {
  'IS-4/one-nation': (_, said) => {
    const gains = gainsOf(printed(said).influence);
    return says(said, 'card') === printed(said).card && !(gains.length === 1 && Number(gains[0]?.[1]) > 0);
  },
  'IS-4/third-card': (state, said) => {
    const nation = says(said, 'nation');
    const cards = [...new Set([...Object.keys(NATION_OF), ...Object.keys(state.prints.cards)])];
    const others = cards.filter((card) => card !== printed(said).card && !STARRED.includes(card));
    return (
      nation === gainsOf(printed(said).influence)[0]?.[0] &&
      others.filter((card) => nationOfCard(state, card) === nation).length > 1
    );
  },
  'IS-4/second-contact': ({ prints }, said) =>
    says(said, 'nation') === printed(said).nation &&
    Object.values(prints.contacts).some(
      ({ capital, nation }) => capital !== printed(said).capital && nation === says(said, 'nation'),
    ),
  'IS-4/book-differs': (_, said) => {
    const { kind, card, capital } = printed(said);
    if (kind === 'contact') return says(said, 'card') === capital && contactDiffers(said);
    return says(said, 'card') === card && cardDiffers(said);
  },
  'IS-4/second-option': (_, said) => printed(said).harsher !== undefined && printed(said).card !== 'trace',
  'IS-5/types': (_, said) => {
    const { types = [], card = '' } = printed(said);
    const wanted = ['misdirect', 'incite-sedition', 'airship-line'].includes(card) ? 2 : 1;
    return says(said, 'count') === wanted && (types.length !== wanted || isTwice(types));
  },
  'IS-12/politicians-of-phase': (state, said) => {
    const others = otherPhases(state, said);
    const left = 14 - sum(others.map(({ politicians }) => politicians));
    const { politicians = 0 } = printed(said);
    return (
      says(said, 'count') === Math.max(0, left) &&
      (politicians > left || (others.length === 4 && politicians < left))
    );
  },
  'IS-28/book-differs': (_, said) =>
    says(said, 'capital') === printed(said).capital &&
    ['berlin', 'st-petersburg'].includes(printed(said).capital ?? '') &&
    printed(said).loss !== 6,
  'IS-53/row-not-falling': (_, said) =>
    (printed(said).advantages ?? []).some((worth, place, row) => worth <= (row[place + 1] ?? -1)),
  'IS-53/book-differs': (_, said) => {
    const { phase = 0, advantages = [], politicians } = printed(said);
    const isOther = (ROWS[phase] ?? []).some((worth, place) => advantages[place] !== worth);
    return says(said, 'phase') === phase && (isOther || (phase === 2 && politicians !== 2));
  },
  'IS-70/one-nation': (_, said) => {
    const gains = gainsOf(printed(said).influence);
    return gains.length < 2 || gains.some(([, worth]) => worth <= 0);
  },
  'IS-71/more-nations': ({ prints }, said) =>
    gainsOf(prints.cards[says(said, 'card') as 'trace']?.influence ?? {}).length > 1,
  'IS-71/nation-unknown': ({ prints }, said) =>
    prints.cards[says(said, 'card') as 'trace'] === undefined && !NATION_OF[String(says(said, 'card'))],
  'IS-12/print-missing': ({ politicianOrder }, said) => !politicianOrder && printed(said) === undefined,
  'IS-12/tile-twice': ({ revealed }, said) => revealed.some(({ id }) => id === printed(said).id),
};
