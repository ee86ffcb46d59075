/*
 * SM-20: the picked stack is laid out in its order. SM-11: so many cards for so many players. SM-2: no card more than
 * the box has. Cards that nobody wants to read to the app are blank.
 */
import * as v from 'valibot';
import { message, number } from '@/rules/core/message';
import { list } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { cardLine, cardSetTo } from '../model/amend-lines';
import { checkSeen, counted, openly, taught } from '../model/cards';
import { LONGEST_ROW } from '../model/files';
import { isRead } from '../model/pile';
import { intelligence, stackSize } from '../model/prints';
import { refuse } from '../model/refusals';
import { type State } from '../model/state';
import { defineMove } from '../model/turn-order';

const blank = v.literal('blank');
/** By what stands there, so that a misfit inside a card is named by its place. */
const rowCard = v.lazy((card): typeof blank | typeof intelligence =>
  card === 'blank' ? blank : intelligence,
);

export const layOutRow = defineMove('lay-out-row', {
  schema: { cards: list(rowCard, 1, LONGEST_ROW) },
  by: 'table',
  phases: ['lay-out-row'],
  meanwhile: true,
  notNow: refuse('SM-20', 'no-row-due'),
  check: (state, _, { cards }) => {
    const size = stackSize(state.options.seatCount);
    return [
      ...(cards.length === size
        ? NONE
        : [refuse('SM-11', 'wrong-number', { params: { size: number(size), made: number(cards.length) } })]),
      ...checkSeen(openly(state), cards.filter(isRead)),
    ];
  },
  apply: (state, _, { cards }) => ({
    ...state,
    row: cards,
    rows: state.rows + 1,
    seen: counted(state.seen, cards.filter(isRead)),
    phase: 'cut-files',
  }),
  describe: (_, { move }) => message('did.lay-out-row', { count: number(move.cards.length) }),
  amend: {
    /** SM-24: a card that went into a hand is no line, since everybody reads lines; its owner mends it in secret. */
    lines: (before, { move }, now) => {
      const { options } = before;
      if (options.intelligenceDeck !== 'physical') return [];
      const isOpen = openPlaces(before, now);
      return move.cards.flatMap((card, place) => {
        const label = message('amend.card', { place: number(place + 1) });
        if (!isOpen(place)) return [];
        const none = isRead(card) ? {} : { none: message('amend.unread') };
        return [
          cardLine(options, `card/${place}`, { label, card: isRead(card) ? card : undefined, ...none }),
        ];
      });
    },
    amended: (move, changes) => ({
      ...move,
      cards: move.cards.map((card, place) => cardSetTo(changes, `card/${place}`, card)),
    }),
  },
  reveals: (before, { cards }) => taught(before, cards.filter(isRead)),
});

/** SM-24: only cards that lie open now, in the row or in Files that nobody has taken, or when all hands do. */
const openPlaces = (before: State, { phase, rows, files }: State): ((place: number) => boolean) => {
  if (phase === 'over') return () => true;
  if (rows !== before.rows + 1) return () => false;
  if (phase === 'cut-files') return () => true;
  const open = files.flatMap(({ cards, owner }) => cards.map(() => owner === undefined));
  return (place) => phase === 'choose-files' && open[place] === true;
};
