/*
 * The counts that a table keeps. SC-42: one option in a turn. SC-20: three open Missions. SC-22, SC-33: Agents come from the supply. SC-51, SC-25:
 * only an open Mission is completed or discarded. SC-36: from circles comes back what covers them. SC-53: extra turns.
 * SC-56: the counting at the end. SC-70: nobody gets back more Agents than there are.
 */
import type { LedgerChange } from '@/rules/core/ledger';
import { checkChanges } from '@/rules/core/ledger';
import { number, seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { MOST_OPEN } from '../prices';
import { bend, NONE, refuse } from '../refusals';
import { ledger } from './ledger';
import { isSecondOption } from './option';
import type { Player, State } from './state';
import { outOf, playerOf } from './state';
import type { Move, Moved } from './types';

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  if (move.type === 'correct') return checkCorrect(state, move.changes);
  if (state.phase === 'over') return [refuse('SC-55', 'over')];
  if (move.type === 'leave') return checkLeave(state, move.seat);
  if (move.type === 'stop') return state.phase === 'scoring' ? [refuse('SC-55', 'over')] : forTable(actor);
  if (actor === 'table' || !state.players[actor]) return [refuse('SC-13', 'no-such-seat')];
  if (move.type === 'enter-score') return checkScore(state, actor);
  if (state.phase === 'scoring') return [refuse('SC-55', 'over')];
  const turn =
    actor === state.active
      ? NONE
      : [bend('SC-13', 'not-your-turn', { params: { seat: seatParam(state.active) } })];
  const second =
    actor === state.active && isSecondOption(state.turn, move) ? [bend('SC-42', 'option-taken')] : NONE;
  return [...turn, ...second, ...checkTurn(state, playerOf(state, actor), { move, seat: actor })];
};

/** SC-56: points lie on completed Missions, those that the same correction adds among them. */
const checkCorrect = (state: State, changes: readonly LedgerChange[]): readonly Violation[] => {
  const set = (entry: string) => changes.find((change) => change.entry === entry)?.to;
  const bare = state.players.flatMap(({ completed }, seat) => {
    const missions = set(`completed/${seat}`) ?? completed.length;
    return missions === 0 && Number(set(`points/${seat}`) ?? 0) > 0 ? [`completed/${seat}`] : [];
  });
  return [
    ...checkChanges(ledger(state), changes),
    ...(bare.length > 0 ? [refuse('SC-56', 'no-missions', { focus: bare })] : NONE),
  ];
};

const forTable = (actor: Actor): readonly Violation[] =>
  actor === 'table' ? NONE : [refuse('SC-13', 'for-the-table')];

const checkLeave = ({ players }: State, seat: Seat): readonly Violation[] => {
  if (players[seat]?.left !== false) return [refuse('SC-1', 'not-here')];
  return players.filter(({ left }) => !left).length > 1 ? [] : [refuse('SC-1', 'last-one')];
};

const checkScore = ({ phase, players }: State, seat: Seat): readonly Violation[] => {
  if (phase === 'turn') return [refuse('SC-55', 'no-scores-yet')];
  return players[seat]?.entered ? [refuse('SC-56', 'entered')] : [];
};

interface Made {
  readonly move: Exclude<Move, { readonly type: 'correct' | 'leave' | 'enter-score' | 'stop' }>;
  readonly seat: Seat;
}

const checkTurn = (state: State, player: Player, { move, seat }: Made): readonly Violation[] => {
  switch (move.type) {
    case 'accept-mission':
      return [
        ...(player.open < MOST_OPEN
          ? NONE
          : [bend('SC-20', 'three-open', { params: { most: number(MOST_OPEN) } })]),
        ...(move.agents <= player.supply
          ? NONE
          : [
              refuse('SC-22', 'short', {
                params: { price: number(move.agents), supply: number(player.supply) },
                focus: [`supply/${seat}`],
              }),
            ]),
      ];
    case 'place-agents':
      return move.agents + move.circles <= player.supply
        ? NONE
        : [
            refuse('SC-70', 'not-enough', {
              params: { supply: number(player.supply) },
              focus: [`supply/${seat}`],
            }),
          ];
    case 'take-back-agents':
      return checkBack(state, seat, move);
    case 'discard-mission':
      return [
        ...(player.open > 0 ? NONE : [refuse('SC-25', 'no-open-mission', { focus: [`open/${seat}`] })]),
        ...checkBack(state, seat, move),
      ];
    case 'complete-mission':
      return [
        ...(player.open > 0 ? NONE : [refuse('SC-51', 'no-open-mission', { focus: [`open/${seat}`] })]),
        ...checkBack(state, seat, move),
      ];
    case 'end-turn':
      return NONE;
    case 'decline-extra-turn':
      if (!state.turn.extra) return [refuse('SC-53', 'no-extra-turn')];
      return state.turn.begun ? [refuse('SC-53', 'turn-begun')] : NONE;
  }
};

const checkBack = (state: State, seat: Seat, { agents, circles }: Moved): readonly Violation[] => {
  const out = outOf(state, seat);
  const { covered } = playerOf(state, seat);
  return [
    ...(agents <= out
      ? NONE
      : [refuse('SC-70', 'more-than-exist', { params: { count: number(out) }, focus: [`supply/${seat}`] })]),
    ...(circles <= covered
      ? NONE
      : [
          refuse('SC-36', 'fewer-circles', {
            params: { count: number(covered) },
            focus: [`covered/${seat}`],
          }),
        ]),
  ];
};
