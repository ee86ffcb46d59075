import type { FormOffer, MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { check } from './check';
import { completeForm, scoreForm } from './forms';
import type { State } from './state';
import { playerOf } from './state';
import type { Move } from './types';

export const offers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const player = state.players[seat];
  if (!player || player.left || state.phase === 'over') return [];
  if (state.phase === 'scoring') return player.entered ? [] : [scoreForm(player)];
  if (seat !== state.active) return [];
  return [...turnOffers(state, seat), ...forms(state, seat)];
};

const turnOffers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const offer = (move: Move, label: Message, about?: number): MoveOffer<Move> => ({
    kind: 'move',
    id: about === undefined ? move.type : `${move.type}/${about}`,
    label,
    move,
    violations: check(state, seat, move),
  });
  const counted = (type: 'accept-mission' | 'discard-mission' | 'place-agents' | 'take-back-agents') =>
    (state.options.board === 'dark' || type !== 'accept-mission' ? [0, 1, 2, 3] : [0, 1, 2])
      .filter((agents) => agents > 0 || type === 'accept-mission' || type === 'discard-mission')
      .map((agents) =>
        offer({ type, agents }, message(`offer.count.${type}`, { count: number(agents) }), agents),
      );
  return [
    offer({ type: 'end-turn' }, message('offer.end-turn')),
    ...(state.turn.extra && !state.turn.begun
      ? [offer({ type: 'decline-extra-turn' }, message('offer.decline-extra-turn'))]
      : []),
    ...counted('accept-mission'),
    ...counted('place-agents'),
    ...counted('take-back-agents'),
    ...counted('discard-mission'),
  ];
};

const forms = (state: State, seat: Seat): readonly FormOffer<Move>[] => {
  const player = playerOf(state, seat);
  const out = (state.options.agents[seat] ?? 0) - player.supply;
  return player.open > 0 ? [completeForm(out) as FormOffer<Move>] : [];
};
