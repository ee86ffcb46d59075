/* IS-61: the Alignments are revealed in turn order. IS-15: no two players share a Nation. */
import * as v from 'valibot';
import { message, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { NATIONS } from '../../model/pieces';
import { nation } from '../../model/prints';
import { bend, refuse } from '../../model/refusals';
import { alignmentsDone, defineMove, nextToReveal } from '../state';

export const revealAlignment = defineMove('reveal-alignment', {
  schema: { nation: v.exactOptional(nation) },
  by: 'seat',
  phases: ['reveal-alignments'],
  check: (state, seat, { nation: named }) => {
    const { alignment, revealed } = playerOf(state, seat);
    if (revealed) return [refuse('IS-61', 'revealed')];
    const next = nextToReveal(state);
    const turn =
      next === seat || next === undefined
        ? NONE
        : [bend('IS-20', 'not-your-turn', { params: { seat: seatParam(next) } })];
    if (alignment !== undefined)
      return named === undefined ? turn : [...turn, refuse('IS-61', 'nation-known')];
    if (named === undefined) return [...turn, refuse('IS-61', 'nation-missing')];
    return state.players.some((player) => player.alignment === named)
      ? [...turn, refuse('IS-15', 'same-alignment')]
      : turn;
  },
  apply: (state, seat, { nation: named }) =>
    alignmentsDone(
      withPlayer(state, seat, { revealed: true, ...(named === undefined ? {} : { alignment: named }) }),
    ),
  offers: (state, seat) => {
    if ((nextToReveal(state) ?? state.initiative) !== seat) return [];
    if (playerOf(state, seat).alignment !== undefined)
      return [{ move: {}, label: message('offer.reveal-alignment', { seat: seatParam(seat) }) }];
    return NATIONS.map((each) => ({
      move: { nation: each },
      label: message('offer.reveal-nation', { nation: piece(each) }),
      about: each,
    }));
  },
  describe: (before, { seat, move }) =>
    message('did.reveal-alignment', {
      nation: piece(move.nation ?? playerOf(before, seat).alignment ?? ''),
    }),
});
