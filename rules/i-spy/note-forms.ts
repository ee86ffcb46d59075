import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number, piece } from '@/rules/core/message';
import type { Message } from '@/rules/core/message';
import { BOOK_ADVANTAGES, BOOK_NATIONS } from './book';
import { checkPrint } from './check-print';
import type { KnownPrints } from './known-prints';
import type { Capital, Card } from './pieces';
import { ICONS, NATIONS, PHASES, PLACES, SHADOWS } from './pieces';
import type { OpenPrint, Reward } from './prints';

/** A print that the match waits for. */
export type Wanted =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'contact' | 'sabotage'; readonly capital: Capital }
  | { readonly kind: 'scoring-phase'; readonly phase: number };

type NoteMove = { readonly type: 'note-print'; readonly print: OpenPrint };

/** The answers so far, in the order of the questions. */
export type NoteDraft = readonly (number | string)[];

const REWARDS: readonly Reward[] = [
  ...ICONS.map((icon) => ({ kind: 'icon', icon }) as const),
  { kind: 'tickets', count: 2 },
  { kind: 'tickets', count: 3 },
  { kind: 'other' },
];

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

const rewardWords = (reward: Reward): Message => {
  if (reward.kind === 'icon') return message('note.icon', { icon: piece(`owed.${reward.icon}`) });
  return reward.kind === 'tickets'
    ? message('note.tickets', { count: number(reward.count) })
    : message('note.other');
};

const numbers = (values: readonly number[], key: string) =>
  values.map((value) => ({ answer: value, label: message(key, { count: number(value) }) }));

/** What is asked next, with every answer that is possible at all. */
const questions = (wanted: Wanted, known: KnownPrints, draft: NoteDraft) => {
  const nations = NATIONS.map((nation) => ({
    answer: nation as string | number,
    label: message('note.nation', { nation: piece(nation) }),
  }));
  const rewards = REWARDS.map((reward, index) => ({ answer: index, label: rewardWords(reward) }));
  switch (wanted.kind) {
    case 'card': {
      const stated = BOOK_NATIONS[wanted.card];
      return [
        nations.filter(({ answer }) => stated === undefined || answer === stated),
        numbers(upTo(1, 6), 'note.influence'),
      ][draft.length];
    }
    case 'contact':
      return [nations, numbers(upTo(0, 6), 'note.influence'), rewards, rewards][draft.length];
    case 'sabotage':
      return [numbers(upTo(1, 9), 'note.loss')][draft.length];
    case 'scoring-phase':
      return phaseQuestion(wanted.phase, known, draft);
  }
};

const phaseQuestion = (phase: number, { phases }: KnownPrints, draft: NoteDraft) => {
  const place = draft.length;
  const stated = BOOK_ADVANTAGES[phase]?.[place];
  const before = place === 0 ? 13 : Number(draft[place - 1]);
  if (place < 5)
    return numbers(stated === undefined ? upTo(5 - place - 1, before - 1) : [stated], 'note.advantage');
  const others = Object.values(phases).filter((other) => other.phase !== phase);
  const left = PLACES - SHADOWS - others.reduce((sum, other) => sum + other.politicians, 0);
  const isLast = others.length === PHASES - 1;
  return place === 5 ? numbers(isLast ? [left] : upTo(0, left), 'note.politicians') : undefined;
};

const printOf = (wanted: Wanted, draft: NoteDraft): OpenPrint | undefined => {
  const [first = '', second = 0] = draft;
  const nation = NATIONS.find((each) => each === first);
  switch (wanted.kind) {
    case 'card':
      return nation && draft.length > 1
        ? { ...wanted, kind: 'card', influence: { [nation]: Number(second) } }
        : undefined;
    case 'contact': {
      const [one, other] = [REWARDS[Number(draft[2])], REWARDS[Number(draft[3])]];
      return nation && one && other
        ? {
            kind: 'contact',
            capital: wanted.capital,
            nation,
            influence: Number(second),
            rewards: [one, other],
          }
        : undefined;
    }
    case 'sabotage':
      return draft.length > 0
        ? { kind: 'sabotage', capital: wanted.capital, loss: Number(first) }
        : undefined;
    case 'scoring-phase': {
      if (draft.length < 6) return undefined;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, politicians = 0] = draft.map(Number);
      return { kind: 'scoring-phase', phase: wanted.phase, advantages: [a, b, c, d, e], politicians };
    }
  }
};

const labelOf = (wanted: Wanted): Message => {
  if (wanted.kind === 'card') return message('offer.note-card', { card: piece(wanted.card) });
  if (wanted.kind === 'scoring-phase') return message('offer.note-phase', { phase: number(wanted.phase) });
  return message(`offer.note-${wanted.kind}`, { capital: piece(wanted.capital) });
};

/** Asks for a print, as printed, when a rule first needs it. */
export const noteForm = (known: KnownPrints, wanted: Wanted): FormOffer<NoteMove, NoteDraft> => {
  const next = (draft: NoteDraft): readonly Choice<NoteDraft>[] =>
    (questions(wanted, known, draft) ?? []).map(({ answer, label }) => ({
      id: `${draft.length}-${answer}`,
      label,
      draft: [...draft, answer],
    }));
  const build = (draft: NoteDraft): NoteMove | undefined => {
    const print = printOf(wanted, draft);
    return print && { type: 'note-print', print };
  };
  const sampled = (draft: NoteDraft, pick: (n: number) => number): NoteMove | undefined => {
    const choices = [...next(draft)];
    if (choices.length === 0) {
      const move = build(draft);
      return move && checkPrint(known, move.print).length === 0 ? move : undefined;
    }
    while (choices.length > 0) {
      const [chosen] = choices.splice(pick(choices.length), 1);
      const move = chosen && sampled(chosen.draft, pick);
      if (move) return move;
    }
    return undefined;
  };
  return {
    kind: 'form',
    id: 'note-print',
    label: labelOf(wanted),
    draft: [],
    next,
    build,
    sample: (pick) => sampled([], pick),
  };
};
