import type { FormOffer } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { citiesParam } from '../board';
import type { MissionPrint } from '../box';
import type { Slot } from '../prices';
import { check } from './check';
import { idsOnTable, priceFor } from './display';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

export interface AcceptDraft {
  readonly print?: MissionPrint;
}

/** SC-2: a blank tile is read when it is accepted: one of the cards that the box knows, or a new one. */
export const acceptForm = (state: State, seat: Seat, slot: Slot): FormOffer<Move, AcceptDraft> => {
  const known = (): readonly MissionPrint[] => {
    const gone = idsOnTable(state);
    return state.options.missionPrints.filter(({ id }) => !gone.has(id));
  };
  return {
    kind: 'form',
    id: 'accept-mission',
    label: message('offer.accept-blank', {
      slot: number(slot),
      count: number(priceFor(state, playerOf(state, seat), slot)),
    }),
    draft: {},
    next: ({ print }) =>
      print
        ? []
        : known().map((card) => ({
            id: card.id,
            label: message('offer.read-mission', {
              cities: citiesParam(state.board, card.cities),
              points: number(card.points),
            }),
            draft: { print: card },
          })),
    build: ({ print }) => (print ? { type: 'accept-mission', slot, print } : undefined),
    sample: (pick) => {
      const cards = known();
      const print = cards.length > 0 ? cards[pick(cards.length)] : undefined;
      const move = print && ({ type: 'accept-mission', slot, print } as const);
      return move && check(state, seat, move).length === 0 ? move : undefined;
    },
  };
};
