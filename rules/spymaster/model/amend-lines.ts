import { countLine, setTo } from '@/rules/core/amend';
import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { HandTotals, Intelligence, IntelligenceType } from './box';
import { HIGHEST_VALUE, INTELLIGENCE_TYPES } from './box';
import { typeParam } from './names';
import { cardKey } from './pile';

type Named = Parameters<typeof typeParam>[0];

export const NO_CARD = 'no-card';
/** SM-40 */
export const MOST_POINTS = 99;
const MOST_TOTAL = 999;

const CARDS: readonly Intelligence[] = INTELLIGENCE_TYPES.flatMap((type) =>
  Array.from({ length: HIGHEST_VALUE }, (_, place) => ({ type, value: place + 1 })),
);

export const cardLabel = (options: Named, { type, value }: Intelligence): Message =>
  message('form.card', { type: typeParam(options, type), value: number(value) });

interface CardLine {
  readonly label: Message;
  readonly card: Intelligence | undefined;
  /** There may have been none. */
  readonly optional?: boolean;
}

/** One of the cards that a box may hold. */
export const cardLine = (
  options: Named,
  id: string,
  { label, card, optional = false }: CardLine,
): LedgerEntry => ({
  kind: 'choice',
  ...{ id, label },
  value: card ? cardKey(card) : NO_CARD,
  choices: [...(optional ? [NO_CARD] : []), ...CARDS.map(cardKey)],
  said: {
    [NO_CARD]: message('amend.no-card'),
    ...Object.fromEntries(CARDS.map((each) => [cardKey(each), cardLabel(options, each)])),
  },
});

export const cardOf = (key: string): Intelligence | undefined => CARDS.find((card) => cardKey(card) === key);

export const cardSetTo = (changes: readonly LedgerChange[], id: string, was: Intelligence): Intelligence =>
  cardOf(setTo(changes, id, cardKey(was))) ?? was;

/** SM-41: the four totals of an open hand. */
export const totalLines = (options: Named, totals: HandTotals): readonly LedgerEntry[] =>
  INTELLIGENCE_TYPES.map((type) =>
    countLine(`total/${type}`, totals[type], {
      label: message('amend.total', { type: typeParam(options, type) }),
      max: MOST_TOTAL,
    }),
  );

export const totalsSetTo = (changes: readonly LedgerChange[], was: HandTotals): HandTotals => {
  const to = (type: IntelligenceType) => setTo(changes, `total/${type}`, was[type]);
  return {
    surveillance: to('surveillance'),
    espionage: to('espionage'),
    dossiers: to('dossiers'),
    fourth: to('fourth'),
  };
};
