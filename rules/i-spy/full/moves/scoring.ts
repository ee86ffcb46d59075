/*
 * IS-50: the Records of all players are summed, Nation by Nation. IS-51: this phase's Politicians from the left, each
 * seeing the board as it is then. IS-52: spies who have a choice answer in turn order. IS-53: the Advantages.
 * IS-54: clean-up, except after round 14.
 */
import { number, piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { PerNation } from '../../pieces';
import { ASSET_CAPITALS, NATIONS, phaseOfRound } from '../../pieces';
import { NONE, refuse } from '../../refusals';
import type { RecordedCard } from '../../postings';
import { advantageLines, cleanUpLines, ranking, recordLines, sumOwed } from '../../scoring';
import { assetCount } from '../assets';
import { recordsToHands } from '../cards';
import { awardsDone, revealDone, startRound } from '../flow';
import type { Move } from '../moves';
import { posted } from '../posting';
import type { MoveOf, Rule } from '../rule';
import type { Player, State } from '../state';

/** Cards in the Records, and Scoring Phases up to this one, that the app has not been told. */
export const missingPrints = ({
  players,
  prints,
  round,
}: Pick<State, 'prints' | 'round'> & { readonly players: readonly Pick<Player, 'records'>[] }) => ({
  cards: [...new Set(players.flatMap(({ records }) => records))].filter((card) => !prints.cards[card]),
  phases: Array.from({ length: phaseOfRound(round) }, (_, index) => index + 1).filter(
    (phase) => !prints.phases[phase],
  ),
});

/** One player's Records, card by card. */
export const cardsOf = (
  { prints }: Pick<State, 'prints'>,
  { records }: Pick<Player, 'records'>,
): readonly RecordedCard[] =>
  records.map((card) => ({ card, influence: prints.cards[card]?.influence ?? {} }));

/** What one player's Records owe. */
export const owedBy = (state: Pick<State, 'prints'>, player: Pick<Player, 'records'>): Partial<PerNation> => {
  const sums = sumOwed(cardsOf(state, player).map(({ influence }) => influence));
  return Object.fromEntries(NATIONS.flatMap((nation) => (sums[nation] ? [[nation, sums[nation]]] : [])));
};

export const scoreRecords: Rule<MoveOf<Move, 'score-records'>> = {
  by: 'initiative',
  phases: ['score-records'],
  check: (state) => {
    const { cards, phases } = missingPrints(state);
    return [
      ...cards.map((card) => refuse('IS-50', 'print-missing', { params: { card: piece(card) } })),
      ...phases.map((phase) => refuse('IS-53', 'row-missing', { params: { phase: number(phase) } })),
    ];
  },
  apply: (state) => {
    const owed = state.players.map((player) => owedBy(state, player));
    const lines = recordLines(state.standing, sumOwed(owed));
    const cards = state.players.map((player) => cardsOf(state, player));
    return revealDone(posted(state, { kind: 'records', owed, cards }, lines));
  },
};

export const awardAdvantages: Rule<MoveOf<Move, 'award-advantages'>> = {
  by: 'initiative',
  phases: ['award-advantages'],
  check: () => NONE,
  apply: (state) => {
    const { advantages = [] } = state.prints.phases[phaseOfRound(state.round)] ?? {};
    const places = ranking(state.standing.influence, advantages);
    return awardsDone(
      posted(state, { kind: 'advantages', places }, advantageLines(state.standing, advantages)),
    );
  },
};

export const cleanUp: Rule<MoveOf<Move, 'clean-up'>> = {
  by: 'initiative',
  phases: ['clean-up'],
  check: () => NONE,
  apply: (state) => {
    const swept = posted(recordsToHands(state), { kind: 'clean-up' }, cleanUpLines(state.standing));
    return startRound(ASSET_CAPITALS.reduce(withOneMore, swept), state.round + 1);
  },
};

/** IS-54: one Asset more for each of the three Capitals, as long as there are any. */
const withOneMore = (state: State, capital: (typeof ASSET_CAPITALS)[number]): State =>
  state.nextAsset > assetCount(state.options)
    ? state
    : {
        ...state,
        nextAsset: state.nextAsset + 1,
        stacks: { ...state.stacks, [capital]: [...state.stacks[capital], state.nextAsset] },
      };

export const answerPolitician: Rule<MoveOf<Move, 'answer-politician'>> = {
  by: 'seat',
  phases: ['reveal-politicians'],
  check: ({ resolving }, seat): readonly Violation[] =>
    resolving?.waiting[0] === seat ? NONE : [refuse('IS-52', 'not-asked')],
  apply: (state, seat, { accept }) => {
    const { resolving, ...rest } = accept ? withShare(state, seat) : state;
    if (!resolving) return state;
    const waiting = resolving.waiting.slice(1);
    return waiting.length > 0 ? { ...rest, resolving: { ...resolving, waiting } } : revealDone(rest);
  },
};

/** What the Politician that is being resolved gives to or takes from a spy. */
export const withShare = (state: State, seat: Seat): State => {
  const text = state.resolving?.print.text;
  if (text?.kind !== 'each-spy') return state;
  return {
    ...state,
    players: state.players.map((player, index) =>
      index === seat ? { ...player, [text.piece]: Math.max(0, player[text.piece] + text.by) } : player,
    ),
  };
};
