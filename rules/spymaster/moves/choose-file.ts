/* SM-23, SM-24: the others choose from the SpyMaster's left, and the File joins the hand. The last one is left over. */
import { type GameEvent } from '@/rules/core/log/event';
import { countLine, setTo } from '@/rules/core/ledger';
import { type BaseMove } from '@/rules/core/contract';
import { type MoveFrom, storedAs } from '@/rules/core/define-move';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { whole } from '@/rules/core/codec';
import { type Seat } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { LONGEST_ROW, takeFile } from '../model/files';
import { bend, refuse } from '../model/refusals';
import { type File, type State } from '../model/state';
import { defineMove, notYet } from '../model/turn-order';

/**
 * The File that begins with this card. Ruling: where none does, or somebody has it, because something before was changed
 * later, the free File that begins nearest to the card. The table decides whether that stands, and what followed is not
 * lost.
 */
const placeOf = ({ files }: State, wanted: number): number => {
  const place = files.findIndex(({ first }) => first === wanted);
  if (place >= 0 && files[place]?.owner === undefined) return place;
  const away = files.map(({ first, owner }) => (owner === undefined ? Math.abs(first - wanted) : Infinity));
  return away.indexOf(Math.min(...away));
};

/** The File is named by its first card, a place in the row. */
const schema = { first: whole(0, LONGEST_ROW - 1) };

type ChooseFile = MoveFrom<'choose-file', typeof schema>;

const isChoice = (move: BaseMove): move is ChooseFile => move.type === 'choose-file';

export const chooseFile = defineMove('choose-file', {
  schema,
  by: 'seat',
  phases: ['choose-files'],
  notNow: notYet(refuse('SM-23', 'not-now')),
  check: (state, seat, { first }) => {
    const place = state.files.findIndex((file) => file.first === first);
    const owner = state.files[place]?.owner;
    const taken = owner === undefined ? {} : { file: number(place + 1), seat: seatParam(owner) };
    return [
      ...checkChooser(state, seat),
      ...(place < 0 ? [bend('SM-23', 'no-such-file', { params: { card: number(first + 1) } })] : NONE),
      ...(owner === undefined ? NONE : [bend('SM-23', 'file-taken', { params: taken })]),
    ];
  },
  apply: (state, seat, { first }) => takeFile(state, seat, state.files[placeOf(state, first)] as File),
  offers: ({ files, active }, seat) =>
    seat === active
      ? files.map(({ first, cards, spyMasterCard }, place) => ({
          move: { first },
          label: message(spyMasterCard ? 'offer.choose-file-with-card' : 'offer.choose-file', {
            file: number(place + 1),
            count: number(cards.length),
          }),
          about: String(first),
        }))
      : [],
  describe: (before, { move }) => {
    const place = placeOf(before, move.first);
    const count = before.files[place]?.cards.length ?? 0;
    return message('did.choose-file', { file: number(place + 1), count: number(count) });
  },
  amend: {
    lines: (before, { move }) => [
      countLine('file', placeOf(before, move.first) + 1, {
        label: message('amend.file'),
        min: 1,
        max: before.files.length,
      }),
    ],
    amended: (move, changes, before) => {
      const file = setTo(changes, 'file', placeOf(before, move.first) + 1);
      return { ...move, first: before.files[file - 1]?.first ?? move.first };
    },
    /** Whoever took that File has had the other one: they had been mixed up. */
    along: (events, told, { first }) => {
      if (first === told.move.first) return [];
      return choicesBeside(events, told).flatMap(({ id, actor, move }) =>
        isChoice(move) && move.first === first ? [{ event: id, draft: { actor, move: told.move } }] : [],
      );
    },
  },
  earlier: {
    /** The File was told by its number, from 0; one that there was not stays none. */
    1: storedAs({ file: whole(0, 5) }, ({ files }, _, { file }) => ({
      first: files[file]?.first ?? LONGEST_ROW,
    })),
  },
});

/** The entries of the same round. */
const choicesBeside = (events: readonly GameEvent[], { id }: Pick<GameEvent, 'id'>): readonly GameEvent[] => {
  const at = events.findIndex((event) => event.id === id);
  const isCut = ({ move }: GameEvent) => move.type === 'cut-files';
  const end = events.slice(at).findIndex(isCut);
  const start = events.slice(0, at).findLastIndex(isCut);
  return events.slice(Math.max(0, start), end < 0 ? undefined : at + end).filter((event) => event.id !== id);
};

/** Who has a File chooses no other, and nobody before it is their turn, unless the table sees it so. */
const checkChooser = ({ files, active }: State, seat: Seat): readonly Violation[] => {
  if (files.some(({ owner }) => owner === seat)) return [bend('SM-23', 'file-chosen')];
  return seat === active ? NONE : [bend('SM-23', 'not-your-choice', { params: { seat: seatParam(active) } })];
};
