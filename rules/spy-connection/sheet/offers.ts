import type { FormOffer, MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { check } from './check';
import { completeForm, scoreForm } from './forms';
import type { State } from './state';
import { outOf, playerOf } from './state';
import type { Move } from './types';

export const offers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const player = state.players[seat];
  if (!player || player.left || state.phase === 'over') return [];
  if (state.phase === 'scoring') return player.entered ? [] : [scoreForm(player)];
  if (seat !== state.active) return [];
  return [...turnOffers(state, seat), ...forms(state, seat)];
};

type Counted = 'discard-mission' | 'place-agents' | 'take-back-agents';

const turnOffers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const offer = (move: Move, label: Message, about?: number): MoveOffer<Move> => ({
    kind: 'move',
    id: about === undefined ? move.type : `${move.type}/${about}`,
    label,
    move,
    violations: check(state, seat, move),
  });
  const counted = (type: Counted, counts: readonly number[]) =>
    counts.map((agents) =>
      offer({ type, agents, circles: 0 }, message(`offer.count.${type}`, { count: number(agents) }), agents),
    );
  const circle = (type: 'place-agents' | 'take-back-agents') =>
    offer({ type, agents: 0, circles: 1 }, message(`offer.circle.${type}`));
  const prices = state.options.board === 'dark' ? [0, 1, 2, 3] : [0, 1, 2];
  return [
    offer({ type: 'end-turn' }, message('offer.end-turn')),
    ...(state.turn.extra && !state.turn.begun
      ? [offer({ type: 'decline-extra-turn' }, message('offer.decline-extra-turn'))]
      : []),
    ...prices.map((agents) =>
      offer(
        { type: 'accept-mission', agents },
        message('offer.count.accept-mission', { count: number(agents) }),
        agents,
      ),
    ),
    circle('place-agents'),
    ...counted('place-agents', [1, 2, 3]),
    circle('take-back-agents'),
    ...counted('take-back-agents', [1, 2, 3]),
    ...counted('discard-mission', [0, 1, 2, 3]),
  ];
};

const forms = (state: State, seat: Seat): readonly FormOffer<Move>[] => {
  const { open, covered } = playerOf(state, seat);
  return open > 0 ? [completeForm(covered, outOf(state, seat)) as FormOffer<Move>] : [];
};
