/*
 * SC-42: only with an empty display and nothing else possible, taking back and discarding included.
 */
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { cheapestRescue, connectionNeed } from '../advice/rescue';
import { indexOf } from '../model/board';
import { networkOf } from '../model/network';
import { bend, unsure } from '../model/refusals';
import { spyOf, type State, turnAfter, withOption } from '../model/state';
import { defineMove } from '../model/turns';

export const pass = defineMove('pass', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state, seat) => {
    const { option, travelled } = state.turn;
    if (seat === state.active && (option !== undefined || travelled)) return [bend('SC-42', 'option-taken')];
    if (state.display.length > 0) return [bend('SC-42', 'mission-in-display')];
    const player = playerOf(state, seat);
    if (networkOf(state.board, spyOf(player), player.agents).length > 1)
      return [bend('SC-42', 'spy-can-move')];
    if (canConnect(state, seat)) return [bend('SC-42', 'can-connect')];
    return state.options.box === 'owner' ? [unsure('SC-42', 'board-unknown')] : NONE;
  },
  apply: (state, seat) => ({
    ...state,
    turn: turnAfter(state, seat, (turn) => (turn.option === undefined ? withOption(turn, 'pass') : turn)),
  }),
  offers: () => [{ move: {}, label: message('offer.pass'), onlyIfLegal: true }],
});

/** With every Mission discarded, the most that can be paid. */
const canConnect = (state: State, seat: Seat): boolean => {
  const player = playerOf(state, seat);
  const freed = player.open.reduce((sum, { assigned, covered }) => sum + assigned + covered.length, 0);
  const rich = { ...player, supply: player.supply + freed, open: [] };
  return (indexOf(state.board).waysFrom.get(spyOf(player)) ?? []).some(
    ({ connection }) =>
      cheapestRescue(state.board, rich, connectionNeed(state.players, seat, connection)) !== undefined,
  );
};
