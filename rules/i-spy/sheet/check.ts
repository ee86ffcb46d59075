/*
 * The counts that a table keeps. IS-3: pools and the Power track between 0 and 38. IS-20: turns and the Initiative Card.
 * IS-50 to IS-54: the Scoring Phase, with the Records tapped in. IS-60 to IS-71: the end.
 */
import { checkChanges } from '@/rules/core/ledger';
import { number, piece, seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { checkPrint } from '../check-print';
import { canAllBe } from '../final-report';
import { opponentsOf } from '../full/order';
import { limited, phaseOfRound } from '../pieces';
import { checkLimits } from '../pools';
import { bend, NONE, refuse } from '../refusals';
import { nextToReveal } from './flow';
import { ledger } from './ledger';
import type { State } from './state';
import { playerOf } from './state';
import type { Move, Phase } from './types';

type Type = Move['type'];
type Guesses = Extract<Move, { readonly type: 'enter-guesses' }>;

const SCORING: readonly Phase[] = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];
export const BEFORE_THE_END: readonly Phase[] = ['turn', ...SCORING];
const END: readonly Phase[] = ['final-report', 'reveal-alignments', 'score-final-report', 'turn-assets'];

type Maker = 'table' | 'active' | 'initiative' | 'seat' | 'anyone';

/** When each move is made, and by whom. */
const TIMES: Readonly<Record<Type, { readonly phases: readonly Phase[]; readonly by: Maker }>> = {
  'deal-alignments': { phases: ['set-up'], by: 'table' },
  'note-print': { phases: BEFORE_THE_END, by: 'anyone' },
  adjust: { phases: [...BEFORE_THE_END, ...END], by: 'anyone' },
  'give-initiative': { phases: ['turn'], by: 'anyone' },
  'end-turn': { phases: ['turn'], by: 'active' },
  'enter-records': { phases: ['score-records'], by: 'seat' },
  'score-records': { phases: ['score-records'], by: 'initiative' },
  'reveal-politician': { phases: ['reveal-politicians'], by: 'initiative' },
  'resolve-text': { phases: ['reveal-politicians'], by: 'initiative' },
  'award-advantages': { phases: ['award-advantages'], by: 'initiative' },
  'clean-up': { phases: ['clean-up'], by: 'initiative' },
  'enter-standing': { phases: ['enter-standing'], by: 'anyone' },
  'enter-guesses': { phases: ['final-report'], by: 'seat' },
  'score-final-report': { phases: ['score-final-report'], by: 'initiative' },
  'turn-asset': { phases: ['turn-assets'], by: 'active' },
  'finish-assets': { phases: ['turn-assets'], by: 'active' },
  'reveal-alignment': { phases: ['reveal-alignments'], by: 'seat' },
  stop: { phases: BEFORE_THE_END, by: 'table' },
  leave: { phases: [...BEFORE_THE_END, ...END], by: 'anyone' },
  correct: { phases: [], by: 'anyone' },
};

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  if (move.type === 'correct') {
    const beyond = checkLimits(move.changes);
    return beyond.length > 0 ? beyond : checkChanges(ledger(state), move.changes);
  }
  const { phases, by } = TIMES[move.type];
  if (state.phase === 'over') return [refuse('IS-20', 'over')];
  if (!phases.includes(state.phase)) return [refuse('IS-20', 'not-now')];
  const stranger = checkMaker(state, actor, by);
  return stranger.length > 0
    ? stranger
    : checkMove(state, actor === 'table' ? state.initiative : actor, move);
};

const checkMaker = (state: State, actor: Actor, by: Maker): readonly Violation[] => {
  if (by === 'anyone') return NONE;
  if (by === 'table') return actor === 'table' ? NONE : [refuse('IS-20', 'for-the-table')];
  if (actor === 'table' || state.players[actor]?.left !== false) return [refuse('IS-20', 'no-such-seat')];
  const seat = by === 'seat' ? actor : by === 'active' ? state.active : state.initiative;
  return actor === seat
    ? NONE
    : [refuse('IS-20', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] })];
};

const checkMove = (state: State, seat: Seat, move: Move): readonly Violation[] => {
  switch (move.type) {
    case 'deal-alignments':
      return checkDeal(state, move.nations);
    case 'note-print':
      return checkPrint(state.prints, move.print);
    case 'adjust': {
      const level = state.standing[move.measure][move.nation];
      return limited(level + move.by) === level
        ? [
            refuse('IS-3', 'at-limit', {
              params: { nation: piece(move.nation) },
              focus: [`${move.measure}/${move.nation}`],
            }),
          ]
        : NONE;
    }
    case 'give-initiative':
      return state.players[move.seat]?.left === false ? NONE : [refuse('IS-20', 'no-such-seat')];
    case 'score-records':
      return checkRecords(state);
    case 'reveal-politician':
      return checkReveal(state, move.print.id);
    case 'resolve-text':
      return state.resolving ? NONE : [refuse('IS-42', 'no-text')];
    case 'enter-guesses':
      return checkGuesses(state, seat, move);
    case 'reveal-alignment':
      return checkAlignment(state, seat, move.nation);
    case 'leave':
      return checkLeave(state, move.seat);
    default:
      return NONE;
  }
};

const checkDeal = ({ players }: State, nations: readonly string[]): readonly Violation[] => [
  ...(nations.length === players.length
    ? NONE
    : [refuse('IS-15', 'one-for-each', { params: { count: number(players.length) } })]),
  ...(new Set(nations).size === nations.length ? NONE : [refuse('IS-15', 'same-alignment')]),
];

const checkRecords = ({ players, prints, round }: State): readonly Violation[] => {
  const phase = phaseOfRound(round);
  return [
    ...players.flatMap(({ owed, left }, seat) =>
      owed || left ? NONE : [bend('IS-50', 'records-missing', { params: { seat: seatParam(seat) } })],
    ),
    ...(prints.phases[phase] ? NONE : [refuse('IS-53', 'row-missing', { params: { phase: number(phase) } })]),
  ];
};

const checkReveal = ({ resolving, postings }: State, id: string): readonly Violation[] => {
  if (resolving) return [refuse('IS-51', 'resolve-first')];
  const twice = postings.some(({ cause }) => cause.kind === 'politician' && cause.print.id === id);
  return twice ? [refuse('IS-12', 'tile-twice')] : NONE;
};

const checkGuesses = (state: State, seat: Seat, { deceived, allRight }: Guesses): readonly Violation[] => {
  const opponents = opponentsOf(state, seat);
  const cards = opponents.length;
  if (playerOf(state, seat).guesses) return [refuse('IS-71', 'laid')];
  if (deceived > cards) return [refuse('IS-71', 'more-than-cards', { params: { count: number(cards) } })];
  const others = opponents.map((other) => playerOf(state, other).guesses);
  return canAllBe([{ deceived, allRight }, ...others]) ? NONE : [refuse('IS-71', 'contradicts')];
};

const checkAlignment = (state: State, seat: Seat, nation: string | undefined): readonly Violation[] => {
  const { alignment, revealed } = playerOf(state, seat);
  if (revealed) return [refuse('IS-61', 'revealed')];
  const next = nextToReveal(state);
  if (next !== seat && next !== undefined)
    return [refuse('IS-20', 'not-your-turn', { params: { seat: seatParam(next) } })];
  if (alignment !== undefined) return nation === undefined ? NONE : [refuse('IS-61', 'nation-known')];
  if (nation === undefined) return [refuse('IS-61', 'nation-missing')];
  return state.players.some((player) => player.alignment === nation)
    ? [refuse('IS-15', 'same-alignment')]
    : NONE;
};

const checkLeave = ({ players }: State, seat: Seat): readonly Violation[] => {
  if (players[seat]?.left !== false) return [refuse('IS-1', 'not-here')];
  return players.filter(({ left }) => !left).length > 1 ? NONE : [refuse('IS-1', 'last-one')];
};
