/*
 * IS-15: one Alignment Token for each player, all different. IS-11, IS-12: Assets and Politicians are shuffled.
 * IS-16: everybody marks a different Politician in the shadows.
 */
import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { NONE, refuse } from '../../refusals';
import { deckOf } from '../assets';
import { marksDone, setUpDone } from '../flow';
import type { Move } from '../moves';
import type { MoveOf, Rule } from '../rule';
import { playerOf, withPlayer } from '../state';
import { inShadows, placeOf, tileOf, withTile } from '../tiles';

export const dealAlignments: Rule<MoveOf<Move, 'deal-alignments'>> = {
  by: 'table',
  phases: ['set-up'],
  check: ({ players, options }, _, { nations }) => {
    if (options.alignments === 'physical' || players.some(({ alignment }) => alignment !== undefined))
      return [refuse('IS-20', 'not-now')];
    return [
      ...(nations.length === players.length
        ? NONE
        : [refuse('IS-15', 'one-for-each', { params: { count: number(players.length) } })]),
      ...(new Set(nations).size === nations.length ? NONE : [refuse('IS-15', 'same-alignment')]),
    ];
  },
  apply: (state, _, { nations }) =>
    setUpDone({
      ...state,
      players: state.players.map((player, seat) => {
        const alignment = nations[seat];
        return alignment === undefined ? player : { ...player, alignment };
      }),
    }),
};

const checkShuffle = (
  cards: readonly string[],
  deck: readonly { readonly id: string }[],
): readonly Violation[] => {
  const ids = new Set(cards);
  return cards.length === deck.length && deck.every(({ id }) => ids.has(id))
    ? NONE
    : [refuse('IS-2', 'not-the-deck')];
};

export const shufflePoliticians: Rule<MoveOf<Move, 'shuffle-politicians'>> = {
  by: 'table',
  phases: ['set-up'],
  check: ({ options, politicianOrder }, _, { cards }) =>
    options.politicians === 'physical' || politicianOrder
      ? [refuse('IS-20', 'not-now')]
      : checkShuffle(cards, options.politicianPrints),
  apply: (state, _, { cards }) => setUpDone({ ...state, politicianOrder: cards }),
};

export const shuffleAssets: Rule<MoveOf<Move, 'shuffle-assets'>> = {
  by: 'table',
  phases: ['set-up'],
  check: ({ options, assetOrder }, _, { cards }) =>
    options.assets === 'physical' || assetOrder
      ? [refuse('IS-20', 'not-now')]
      : checkShuffle(cards, deckOf(options)),
  apply: (state, _, { cards }) => setUpDone({ ...state, assetOrder: cards }),
};

export const markPolitician: Rule<MoveOf<Move, 'mark-politician'>> = {
  by: 'seat',
  phases: ['mark-politicians'],
  check: (state, seat, { politician }) => {
    const place = placeOf(state, politician);
    if (place === undefined) return [refuse('IS-12', 'no-such-tile')];
    return [
      ...(playerOf(state, seat).marked ? [refuse('IS-16', 'one-mark')] : NONE),
      ...(inShadows(place) ? NONE : [refuse('IS-16', 'not-in-shadows')]),
      ...(tileOf(state, politician).tokens.length > 0 ? [refuse('IS-16', 'marked')] : NONE),
    ];
  },
  apply: (state, seat, { politician }) => {
    const { tokensLeft } = playerOf(state, seat);
    const marked = withPlayer(state, seat, { marked: true, tokensLeft: tokensLeft - 1 });
    return marksDone(withTile(marked, politician, { tokens: [seat] }));
  },
};
