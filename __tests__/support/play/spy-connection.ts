import { type Move } from '@/rules/spy-connection/game';
import { type Move as LightMove } from '@/rules/spy-connection/light/game';
import { completeMission } from '@/rules/spy-connection/light/moves/complete-mission';
import { enterScore } from '@/rules/spy-connection/light/moves/enter-score';
import { outOf, type State as LightState } from '@/rules/spy-connection/light/state';
import { idsOnTable } from '@/rules/spy-connection/model/missions';
import { type State } from '@/rules/spy-connection/model/state';
import { acceptMission, cardInSlot } from '@/rules/spy-connection/moves/accept-mission';
import { playerOf } from '@/rules/core/seat';
import { type Samplers } from './playout';

/** A blank tile, read as one of the cards that the box knows and that lie nowhere else. */
export const fullSamplers: Samplers<Move, State> = {
  'accept-mission': (state, seat, pick) => {
    const blank = state.display.flatMap(({ print }, place) => (print ? [] : [place + 1]));
    const gone = idsOnTable(state);
    const cards = state.options.missionPrints.filter(({ id }) => !gone.has(id));
    if (blank.length === 0 || cards.length === 0) return undefined;
    const slot = blank[pick(blank.length)] as 1 | 2 | 3 | 4;
    const move = acceptMission.make(cardInSlot(state, slot, cards[pick(cards.length)]));
    return acceptMission.check(state, seat, move).length === 0 ? move : undefined;
  },
};

export const lightSamplers: Samplers<LightMove, LightState> = {
  'complete-mission': (state, seat, pick) => {
    const { open, covered } = playerOf(state, seat);
    if (state.phase !== 'turn' || open === 0) return undefined;
    return completeMission.make({
      points: 2 + pick(7),
      extraTurn: pick(5) === 0,
      circles: Math.min(covered, 1 + pick(3)),
      agents: Math.min(outOf(state, seat), pick(3)),
    });
  },
  'enter-score': (state, seat, pick) => {
    const { completed, covered, entered } = playerOf(state, seat);
    if (state.phase !== 'scoring' || entered) return undefined;
    return enterScore.make({
      completed: completed.length > 0 ? completed : Array.from({ length: pick(8) }, () => 2 + pick(7)),
      covered: covered + pick(5),
    });
  },
};
