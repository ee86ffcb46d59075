/*
 * IS-45: Control puts a token on any Politician, three at most on one. Who has a token on it may look at it.
 * IS-46: Empower swaps two tiles; their tokens travel with them. IS-47: Scandalize discards one with a token of one's
 * own, the tokens with it, and the top of the stack replaces it. IS-48: not where an opponent has more tokens.
 */
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { checkOwn, checkRoom, checkStack, checkUntouched, countOf } from '../../tokens';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import type { MoveOf, Rule } from '../rule';
import type { Owed, State } from '../state';
import { playerOf, withPlayer } from '../state';
import { placeOf, replaceTile, stackLeft, tileOf, tilesOnBoard, withTile } from '../tiles';

const checkTile = (state: State, politician: number): readonly Violation[] =>
  placeOf(state, politician) === undefined ? [refuse('IS-12', 'no-such-tile')] : NONE;

/** What stands against it is about the tokens on this tile: a recount begins there. */
const aboutTile = (
  { players }: State,
  politician: number,
  violations: readonly Violation[],
): readonly Violation[] =>
  violations.map((violation) => ({
    ...violation,
    focus: players.map((_, seat) => `tokens/${politician}/${seat}`),
  }));

const asOf = (state: State, due: Owed | undefined): Seat => due?.as ?? state.turn.seat;

export const control: Rule<MoveOf<Move, 'control'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { politician }) => {
    const due = dueNow(state, 'control', 'control-or-empower');
    if (!due) return checkDue(state, 'control', 'control-or-empower');
    return [
      ...checkTile(state, politician),
      ...aboutTile(state, politician, checkRoom(tileOf(state, politician).tokens)),
      ...(playerOf(state, due.as).tokensLeft > 0
        ? NONE
        : [refuse('IS-45', 'no-token-left', { focus: [`tokens-left/${due.as}`] })]),
    ];
  },
  apply: (state, _, { politician }) => {
    const due = dueNow(state, 'control', 'control-or-empower');
    const as = asOf(state, due);
    const { tokens } = tileOf(state, politician);
    const placed = withTile(without(state, due), politician, { tokens: [...tokens, as] });
    return settled(withPlayer(placed, as, { tokensLeft: playerOf(state, as).tokensLeft - 1 }));
  },
};

export const empower: Rule<MoveOf<Move, 'empower'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { politicians }) => {
    const due = dueNow(state, 'empower', 'control-or-empower');
    if (!due) return checkDue(state, 'empower', 'control-or-empower');
    const [one, other] = politicians;
    return [
      ...(one === other ? [refuse('IS-46', 'same-tile')] : NONE),
      ...politicians.flatMap((politician) => [
        ...checkTile(state, politician),
        ...aboutTile(state, politician, checkUntouched(tileOf(state, politician).tokens, due.as)),
      ]),
    ];
  },
  apply: (state, _, { politicians: [one, other] }) => {
    const due = dueNow(state, 'empower', 'control-or-empower');
    const places = state.places.map((tile) => (tile === one ? other : tile === other ? one : tile));
    return settled({ ...without(state, due), places });
  },
};

export const scandalize: Rule<MoveOf<Move, 'scandalize'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { politician }) => {
    const due = dueNow(state, 'scandalize');
    if (!due) return checkDue(state, 'scandalize');
    const { tokens } = tileOf(state, politician);
    return [
      ...checkTile(state, politician),
      ...aboutTile(state, politician, [...checkOwn(tokens, due.as), ...checkUntouched(tokens, due.as)]),
      ...checkStack(stackLeft(state)),
    ];
  },
  apply: (state, _, { politician }) => {
    const replaced = replaceTile(without(state, dueNow(state, 'scandalize')), politician, state.nextTile);
    return settled({ ...replaced, nextTile: state.nextTile + 1, scandalized: state.scandalized + 1 });
  },
};

/** A note on a real tile that this seat may look at, IS-45. */
export const notePolitician: Rule<MoveOf<Move, 'note-politician'>> = {
  by: 'seat',
  phases: ['mark-politicians', 'turn', 'score-records', 'reveal-politicians', 'award-advantages', 'clean-up'],
  check: (state, seat, { politician, print }) => {
    if (state.politicianOrder) return [refuse('IS-12', 'print-known')];
    const known = tilesOnBoard(state).includes(politician);
    if (!known) return [refuse('IS-12', 'no-such-tile')];
    return [
      ...(countOf(tileOf(state, politician).tokens, seat) > 0 ? NONE : [refuse('IS-45', 'no-token')]),
      ...(state.revealed.some(({ id }) => id === print.id) ? [refuse('IS-12', 'tile-twice')] : NONE),
    ];
  },
  apply: (state, seat, { politician, print }) =>
    withTile(state, politician, { notes: { ...tileOf(state, politician).notes, [seat]: print } }),
};
