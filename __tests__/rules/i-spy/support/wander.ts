import { iSpySamplers } from '@/__tests__/support/play/i-spy';
import { type Pick } from '@/__tests__/support/play/playout';
import { type Actor, type Seat } from '@/rules/core/seat';
import { isRefused, reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/i-spy/game';
import { ledger } from '@/rules/i-spy/model/ledger';
import { type State } from '@/rules/i-spy/model/state';
import { anyMove } from './thrown';

/* What a table does on and off the normal path, at random. */

/** Ends turns more often than a random player would, so that a match comes to its end. */
export const chosen = (
  state: State,
  pick: Pick,
): { readonly actor: Actor; readonly move: Move } | undefined => {
  const { chance, decisions } = full.status(state, 'table');
  if (chance) {
    const pool = [...full.pool(state)];
    const picks = Array.from({ length: chance.count }, () => pool.splice(pick(pool.length), 1)[0] as string);
    return { actor: 'table', move: full.answer(state, picks) };
  }
  const seats = decisions.at(-1)?.seats ?? [];
  const open = seats.flatMap((seat) => [
    ...full.offers(state, seat, seat).flatMap((offer) => {
      const weight = offer.move.type === 'end-turn' ? 9 : 1;
      const make = () => offer.move;
      return isRefused(offer.violations) ? [] : Array.from({ length: weight }, () => ({ actor: seat, make }));
    }),
    ...Object.values(iSpySamplers).map((sample) => ({ actor: seat, make: () => sample(state, seat, pick) })),
  ]);
  while (open.length > 0) {
    const [one] = open.splice(pick(open.length), 1);
    const move = one?.make();
    if (one && move) return { actor: one.actor, move };
  }
  return undefined;
};

/** What somebody may tap that the rules refuse, and the table may overrule. */
export const wanton = (state: State, pick: Pick) => {
  const seat = pick(4) === 0 ? pick(3) : state.turn.seat;
  const refused = full.offers(state, seat, seat).filter(({ violations }) => isRefused(violations));
  const move = pick(2) === 0 ? refused[pick(Math.max(1, refused.length))]?.move : anyMove(pick);
  if (!move || move.type === 'leave' || move.type === 'stop' || move.type.startsWith('note-'))
    return undefined;
  const violations = full.check(state, seat, move).filter(({ certainty }) => certainty === 'broken');
  const isOverrulable = violations.length > 0 && violations.every(({ overrulable }) => overrulable);
  return isOverrulable ? { actor: seat, move, overruled: violations.map(reasonId) } : undefined;
};

/** One line of the ledger set to something else, where that may be. */
export const correction = (state: State, pick: Pick): Move | undefined => {
  const lines = ledger(state);
  const line = lines[pick(Math.max(1, lines.length))];
  if (!line || (line.kind === 'count' && line.stock)) return undefined;
  const to =
    line.kind === 'count'
      ? line.min + pick(Math.min(9, line.max - line.min + 1))
      : (line.choices[pick(line.choices.length)] ?? '');
  const move: Move = { type: 'correct', changes: [{ entry: line.id, to }] };
  return line.id !== 'round' && full.check(state, 'table', move).length === 0 ? move : undefined;
};

/** What an overruled move must leave behind. */
export const expectMade = (before: State, seat: Seat, move: Move, after: State): void => {
  const fail = () => {
    throw new Error(`${move.type} does not count as made`);
  };
  const own = before.turn.seat === seat ? before.turn.cardActions : 0;
  if (move.type === 'play-card' && after.turn.cardActions !== own + 1) fail();
  if (move.type === 'make-contact' && after.turn.third !== 'contact') fail();
  if (move.type === 'retrieve' && after.turn.third !== 'retrieval') fail();
  if (
    move.type === 'take-tag-for-tickets' &&
    after.players[move.spy]?.tags !== (before.players[move.spy]?.tags ?? 0) + 1
  )
    fail();
  if (
    (move.type === 'travel' || move.type === 'fly' || move.type === 'flee') &&
    after.players.every(({ region }) => region !== move.region)
  )
    fail();
  if (
    move.type === 'end-turn' &&
    after.phase === 'turn' &&
    after.turn.seat === seat &&
    after.round === before.round
  )
    fail();
};
