/*
 * IS-61: the Alignments are revealed in turn order. IS-15: no two players share a Nation. A Nation is named only where the
 * phone does not know it, so that an offer never tells a dealt one; who deals is part of the options, and no secret.
 */
import * as v from 'valibot';
import { message, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { alignmentsDone, defineMove, nextToReveal } from '../model/phases';
import { NATIONS } from '../model/pieces';
import { nation } from '../model/prints';
import { bend, refuse } from '../model/refusals';

export const revealAlignment = defineMove('reveal-alignment', {
  schema: { nation: v.exactOptional(nation) },
  by: 'seat',
  phases: ['reveal-alignments'],
  check: (state, seat, { nation: named }) => {
    const { alignment, revealed } = playerOf(state, seat);
    // The token of everybody is known by then; another Nation is a matter of the entry that named it.
    if (revealed) return [refuse('IS-61', 'revealed')];
    const next = nextToReveal(state);
    const turn =
      next === seat || next === undefined
        ? NONE
        : [bend('IS-20', 'not-your-turn', { params: { seat: seatParam(next) } })];
    if (alignment !== undefined || state.options.alignments === 'digital')
      return named === undefined ? turn : [...turn, refuse('IS-61', 'nation-known')];
    if (named === undefined) return [...turn, refuse('IS-61', 'nation-missing')];
    const taken = state.players.some((player) => player.revealed && player.alignment === named);
    return taken ? [...turn, refuse('IS-15', 'same-alignment')] : turn;
  },
  apply: (state, seat, { nation: named }) =>
    alignmentsDone(withPlayer(state, seat, { revealed: true, ...(named ? { alignment: named } : {}) })),
  offers: (state, seat) => {
    if (nextToReveal(state) !== seat) return [];
    if (state.options.alignments === 'digital')
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
