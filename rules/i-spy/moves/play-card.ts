/*
 * IS-22: two Card Actions, IS-25: more only by Assets and after those. IS-24: from the hand, resolved at once, and only
 * where its requirement is met. IS-23: it lies in the Agenda until the end of the turn.
 */
import { setTo } from '@/rules/core/ledger';
import { message, type Message, number, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { extraCardActions } from '../model/assets';
import { displaces } from '../model/book';
import { checkUnseen, owns, withoutCard } from '../model/cards';
import { capitalLine } from '../model/lines';
import { checkResolved, lapsed } from '../model/owed';
import { defineMove } from '../model/phases';
import { CARD_ACTIONS, checkPlay, type Play, playFields, waysToPlay } from '../model/play';
import { bend, refuse } from '../model/refusals';
import { resolveCard } from '../model/effects';
import { withTurn } from '../model/state';

export const playCard = defineMove('play-card', {
  schema: playFields,
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { type: _, ...play }) => {
    const { cardActions } = state.turn;
    const most = CARD_ACTIONS + extraCardActions(state);
    const player = playerOf(state, seat);
    const held = player.hand.includes(play.card);
    return [
      ...checkResolved(state),
      ...(cardActions < most
        ? NONE
        : [bend('IS-22', 'third-card-action', { params: { most: number(most) } })]),
      ...(held
        ? checkUnseen(player, seat)
        : [
            (owns(player, play.card) ? bend : refuse)('IS-24', 'not-in-hand', {
              params: { card: piece(play.card) },
              focus: [`card/${seat}/${play.card}`],
            }),
          ]),
      ...checkPlay(state, { ...play, as: seat }),
    ];
  },
  apply: (before, seat, { type: _, ...play }) => {
    const state = lapsed(before);
    const player = playerOf(state, seat);
    const played = withTurn(withPlayer(state, seat, withoutCard(player, play.card)), {
      agenda: [...state.turn.agenda, play.card],
      cardActions: state.turn.cardActions + 1,
    });
    return resolveCard(played, { ...play, as: seat });
  },
  offers: (state, seat) =>
    playerOf(state, seat).hand.flatMap((held) =>
      waysToPlay(state, held, { as: seat }).map((play) => ({
        move: play,
        label: wordsOf(play),
        about: [held, play.target, play.option, play.capital].filter((part) => part !== undefined).join('/'),
      })),
    ),
  describe: (_, { move: { card: played, target, capital: there } }) => {
    const params = { card: piece(played) };
    if (there) return message('did.play-card-in', { ...params, capital: piece(there) });
    return target === undefined
      ? message('did.play-card', params)
      : message(`did.play-card-${displaces(played) ? 'displacing' : 'at'}`, {
          ...params,
          target: seatParam(target),
        });
  },
  amend: {
    lines: (before, { move }) => (move.capital && !before.map ? [capitalLine(move.capital)] : []),
    amended: (move, changes) =>
      move.capital ? { ...move, capital: setTo(changes, 'capital', move.capital) } : move,
  },
});

const wordsOf = ({ card: played, target, option, capital: there }: Play): Message => {
  const params = { card: piece(played) };
  if (there) return message('offer.play-card-in', { ...params, capital: piece(there) });
  if (target === undefined) return message('offer.play-card', params);
  const key = `offer.play-card-${option === 2 ? 'harsher' : displaces(played) ? 'displacing' : 'at'}`;
  return message(key, { ...params, seat: seatParam(target) });
};
