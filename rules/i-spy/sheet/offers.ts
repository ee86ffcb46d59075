import type { MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { clockwiseFrom, opponentsOf } from '../full/order';
import { noteForm } from '../note-forms';
import { NATIONS, phaseOfRound } from '../pieces';
import { check } from './check';
import { form, recordsForm, revealForm, standingForm, textForm } from './forms';
import type { State } from './state';
import { status } from './status';
import type { Move } from './types';

export const offers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const { decisions } = status(state);
  if (!decisions.at(-1)?.seats.includes(seat)) return [];
  const one = (move: Move, label: Message, about?: string): MoveOffer<Move> => ({
    kind: 'move',
    id: about === undefined ? move.type : `${move.type}/${about}`,
    label,
    move,
    violations: check(state, seat, move),
  });
  const plain = (
    type: 'end-turn' | 'score-records' | 'award-advantages' | 'clean-up' | 'score-final-report',
  ) => one({ type }, message(`offer.${type}`));
  switch (state.phase) {
    case 'turn':
      return [
        plain('end-turn'),
        ...adjusts(one),
        ...clockwiseFrom(state, seat)
          .filter((other) => other !== state.initiative)
          .map((other) =>
            one(
              { type: 'give-initiative', seat: other },
              message('offer.give-initiative', { seat: seatParam(other) }),
              String(other),
            ),
          ),
      ];
    case 'score-records':
      return scoreRecords(state, seat, plain('score-records'));
    case 'reveal-politicians':
      return [state.resolving ? form(textForm) : form(revealForm(state))];
    case 'award-advantages':
    case 'clean-up':
    case 'score-final-report':
      return [plain(state.phase)];
    case 'enter-standing':
      return [form(standingForm)];
    case 'final-report':
      return guesses(state, seat).map(({ deceived, allRight }) =>
        one(
          { type: 'enter-guesses', deceived, allRight },
          message(allRight ? 'offer.enter-guesses-right' : 'offer.enter-guesses', {
            count: number(deceived),
          }),
          `${deceived}/${allRight}`,
        ),
      );
    case 'turn-assets':
      return [
        ...NATIONS.map((nation) =>
          one({ type: 'turn-asset', nation }, message('offer.turn-asset', { nation: piece(nation) }), nation),
        ),
        one({ type: 'finish-assets' }, message('offer.finish-assets')),
      ];
    case 'reveal-alignments':
      return state.players[seat]?.alignment !== undefined
        ? [one({ type: 'reveal-alignment' }, message('offer.reveal-alignment', { seat: seatParam(seat) }))]
        : NATIONS.map((nation) =>
            one(
              { type: 'reveal-alignment', nation },
              message('offer.reveal-nation', { nation: piece(nation) }),
              nation,
            ),
          );
    default:
      return [];
  }
};

type One = (move: Move, label: Message, about?: string) => MoveOffer<Move>;

const adjusts = (one: One): readonly Offer<Move>[] =>
  (['influence', 'power'] as const).flatMap((measure) =>
    NATIONS.flatMap((nation) =>
      [1, -1].map((by) =>
        one(
          { type: 'adjust', measure, nation, by },
          message(`offer.adjust-${measure}`, { nation: piece(nation), by: number(by) }),
          `${measure}/${nation}/${by}`,
        ),
      ),
    ),
  );

const guesses = (state: State, seat: Seat) =>
  Array.from({ length: opponentsOf(state, seat).length + 1 }, (_, deceived) => deceived).flatMap((deceived) =>
    [false, true].map((allRight) => ({ deceived, allRight })),
  );

const scoreRecords = (state: State, seat: Seat, all: Offer<Move>): readonly Offer<Move>[] => {
  const phase = phaseOfRound(state.round);
  const missing = state.prints.phases[phase]
    ? []
    : [form(noteForm(state.prints, { kind: 'scoring-phase', phase }))];
  return state.players[seat]?.owed ? [...missing, all] : [...missing, form(recordsForm)];
};
