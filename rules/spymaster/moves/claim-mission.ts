/*
 * SM-33, SM-40: a Mission that nobody has read to the app, by its points alone. The table answers for its Agents and its
 * payment; that cards left the hand everybody sees, and which ones only its owner knows.
 */
import { whole } from '@/rules/core/codec';
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number, piece } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { burnUntold } from '../model/cards';
import { isCleared, spaceOf, withSpace } from '../model/missions';
import { countOf } from '../model/pile';
import { area, CARDS_OF_A_TYPE, MOST_POINTS } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { endRound, turnFor } from '../model/round';
import { defineMove } from '../model/turn-order';

export const claimMission = defineMove('claim-mission', {
  schema: {
    area,
    points: whole(0, MOST_POINTS),
    /** So many were burned. */
    cards: whole(1, CARDS_OF_A_TYPE),
  },
  by: 'active',
  phases: ['operations'],
  check: (before, seat, { area: where, cards }) => {
    const state = turnFor(before, seat);
    const { faceup, facedown } = spaceOf(state, where);
    if (!faceup) return [facedown ? refuse('SM-35', 'next-player') : refuse('SM-33', 'no-mission')];
    if (faceup.print) return [refuse('SM-3', 'print-known')];
    // The phone has dealt the cards, so it is told which of them go.
    if (state.options.intelligenceDeck === 'digital') return [refuse('SM-3', 'print-missing')];
    return cards > countOf(playerOf(state, seat).hand)
      ? [bend('SM-33', 'not-in-hand', { focus: [`hand/${seat}`] })]
      : NONE;
  },
  apply: (before, seat, { area: where, points, cards }) => {
    const state = turnFor(before, seat);
    const { earlier } = playerOf(state, seat);
    const turn = {
      ...state.turn,
      points: 0,
      completed: state.turn.completed + 1,
      claimed: [...(state.turn.claimed ?? []), { area: where, points }],
    };
    const credited = withPlayer(state, seat, {
      earlier: { missions: earlier.missions + 1, points: earlier.points + points },
    });
    const gone = withSpace({ ...credited, turn }, where, { facedown: spaceOf(state, where).facedown });
    const after = burnUntold(gone, seat, cards);
    return isCleared(after) ? endRound(after) : after;
  },
  describe: (_, { move }) =>
    message('did.claim-mission', { area: piece(move.area), count: number(move.points) }),
  amend: {
    lines: (_, { move }) => [
      countLine('points', move.points, { label: message('amend.points'), max: MOST_POINTS }),
      countLine('cards', move.cards, {
        label: message('amend.cards-burned'),
        min: 1,
        max: CARDS_OF_A_TYPE,
      }),
    ],
    amended: (move, changes) => ({
      ...move,
      points: setTo(changes, 'points', move.points),
      cards: setTo(changes, 'cards', move.cards),
    }),
  },
});
