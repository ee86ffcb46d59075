import { type Speak, say } from '@/i18n/say';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type Params } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';

type ChoiceEntry = Extract<LedgerEntry, { readonly kind: 'choice' }>;

interface Speaker {
  readonly words: Speak;
  readonly seatName: (seat: Seat) => string;
}

const said = ({ words, seatName }: Speaker, key: string, params?: Params): string | undefined => {
  const text = say(words, params ? { key, params } : { key }, { seatName });
  return text === key ? undefined : text;
};

/** Why not now. A game without words for it still says which rule it is. */
export const whyOf = (speaker: Speaker, { rule, code, params }: Violation): string =>
  said(speaker, `why.${rule}.${code}`, params) ?? ruleOf(speaker, rule) ?? `${rule} · ${code}`;

/** The rule in everyday words. */
export const ruleOf = (speaker: Speaker, rule: string): string | undefined => said(speaker, `rule.${rule}`);

/** A line of the ledger may hold a name as it was typed, a word of the game, a piece, or the number of a seat. */
export const choiceOf = (speaker: Speaker, { id, typed, said: words }: ChoiceEntry, value: string): string =>
  typed?.[value] ??
  (words?.[value] && say(speaker.words, words[value], speaker)) ??
  said(speaker, `choice.${id}.${value}`) ??
  said(speaker, `piece.${value}`) ??
  (/^\d+$/.test(value) ? speaker.seatName(Number(value)) : value);
