/*
 * IS-22: one of Contact or Retrieval. IS-23: a card of the Records is chosen now and comes back at the end of the turn;
 * with cards in the Records one must be chosen. IS-24: with empty Records it does nothing.
 */
import * as v from 'valibot';
import { message, piece } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkUnseen, owns, recorded } from '../model/cards';
import { checkResolved, lapsed } from '../model/owed';
import { defineMove } from '../model/phases';
import { type Card } from '../model/pieces';
import { card } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const retrieve = defineMove('retrieve', {
  schema: { card: v.exactOptional(card) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { card: wanted }) => [
    ...checkResolved(state),
    ...(state.turn.third ? [bend('IS-22', 'contact-or-retrieval-done')] : NONE),
    ...checkChoice(state, seat, wanted),
  ],
  apply: (state, _, { card: wanted }) =>
    withTurn(lapsed(state), { third: 'retrieval', ...(wanted === undefined ? {} : { retrieving: wanted }) }),
  offers: (state, seat) => {
    const cards = recorded(playerOf(state, seat));
    if (cards.length === 0) return [{ move: {}, label: message('offer.retrieve-nothing') }];
    return cards.map((held) => ({
      move: { card: held },
      label: message('offer.retrieve', { card: piece(held) }),
      about: held,
    }));
  },
  describe: (before, { seat, viewer, move: { card: wanted } }) => {
    if (wanted === undefined) return message('did.retrieve-nothing');
    const facedown = playerOf(before, seat).facedown.find((each) => each.card === wanted);
    const knows = !facedown || (viewer !== 'table' && facedown.knownTo?.includes(viewer));
    return knows ? message('did.retrieve', { card: piece(wanted) }) : message('did.retrieve-unseen');
  },
});

const checkChoice = (state: State, seat: Seat, wanted: Card | undefined): readonly Violation[] => {
  const player = playerOf(state, seat);
  const records = recorded(player);
  if (wanted === undefined)
    return records.length > 0 ? [bend('IS-23', 'choose-a-card')] : checkUnseen(player, seat);
  const isOwn = owns(player, wanted) || state.turn.agenda.includes(wanted);
  return records.includes(wanted)
    ? NONE
    : [
        (isOwn ? bend : refuse)('IS-23', 'not-in-records', {
          params: { card: piece(wanted) },
          focus: [`card/${seat}/${wanted}`],
        }),
      ];
};
