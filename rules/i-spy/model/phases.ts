import { type BaseMove } from '@/rules/core/contract';
import { seat as seatParam } from '@/rules/core/message';
import { type Actor, playerOf, type Seat, seatsOf } from '@/rules/core/seat';
import { openRecords, putAway, recordsToHands } from './cards';
import { type Options } from './options';
import { settled } from './owed';
import { ACTION_CARDS, CACHES, CONTROL_TOKENS, LAST_ROUND, PLACES, SCORED_ROUNDS } from './pieces';
import { toDraw } from './draws';
import { type Phase, type Player, type State, type Turn } from './state';
import { type MoveDefinition, movesOf } from '@/rules/core/define-move';
import { goingOn, type Onward } from '@/rules/core/onward';
import { NONE, type Violation } from '@/rules/core/violation';
import { BOOK_PRINTS } from './book';
import { clockwiseFrom, nextInRound, turnOrder } from './order';
import { capitalOf } from './places';
import { toReveal } from './politicians';
import { knownFrom } from './prints';
import { bend, refuse } from './refusals';
import { resettled } from './relocation';
import { FIRST_STANDING } from './scoring';

/*
 * IS-20 to IS-71: what follows what, and who may act when. Outside a turn the holder of the Initiative Card directs.
 */

const notYours = (seat: Seat): Violation =>
  bend('IS-20', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] });

const tools = movesOf({
  active: ({ turn }: State) => turn.seat,
  roles: { initiative: ({ initiative }: State) => initiative },
  /** Everything else waits while the phone has cards to draw, so that no move of the table is taken for the draw. */
  waits: (state) => (state.phase === 'turn' && toDraw(state) > 0 ? refuse('IS-37', 'draw-first') : undefined),
  reasons: {
    over: refuse('IS-20', 'over'),
    notNow: (phase) =>
      phase === 'set-up' || phase === 'mark-politicians'
        ? refuse('IS-16', 'set-up-first')
        : refuse('IS-20', 'not-now'),
    forTheTable: refuse('IS-20', 'for-the-table'),
    noSuchSeat: refuse('IS-20', 'no-such-seat'),
    notHere: refuse('IS-1', 'not-here'),
    lastOne: refuse('IS-1', 'last-one'),
    notYours,
  },
});

/** The table has decided that it is this seat's turn: the one under way ends as it is. */
const passedTo = (state: State, seat: Seat): State => {
  if (state.phase !== 'turn') return { ...state, turn: freshTurn(seat) };
  const ended = putAway(resettled(state));
  return { ...ended, turn: beginTurn(ended, seat) };
};

/** IS-24: after whatever was made or set right, nothing is owed that nobody could do. */
const made = (state: State): State => (state.phase === 'turn' ? settled(state) : state);

type Defined<Move extends BaseMove> = MoveDefinition<State, Move>;

const defined = <Move extends BaseMove>(move: Defined<Move>): Defined<Move> => ({
  ...move,
  apply: (state, actor, each) => made(move.apply(state, actor, each)),
});

/** Of whose turn it is; where the table decides that it is another's, it is judged and made as that one's. */
const ofTurn = <Move extends BaseMove>(move: Defined<Move>): Defined<Move> => ({
  ...move,
  check: (state, actor, each) => {
    const [first, ...rest] = move.check(state, actor, each);
    if (!first) return NONE;
    return actor !== 'table' && first.code === 'not-your-turn' && first.focus?.includes('active')
      ? [first, ...move.check(passedTo(state, actor), actor, each)]
      : [first, ...rest];
  },
  apply: (state, actor, each) => move.apply(turnOf(state, actor), actor, each),
  describe: (before, told) => move.describe(turnOf(before, told.actor), told),
});

const turnOf = (state: State, actor: Actor): State =>
  actor === 'table' || actor === state.turn.seat ? state : passedTo(state, actor);

export const defineMove: typeof tools.defineMove = (type, rules) => {
  const move = defined(tools.defineMove(type, rules));
  const { by, phases } = rules;
  const [phase, ...others] = phases === 'any' ? [] : phases;
  const made = by === 'active' ? ofTurn(move) : move;
  if (phase === undefined || others.length > 0 || by === 'table' || by === 'anyone') return made;
  return goingOn(made, (state) => onward(state, phase));
};

export const defineCorrect: typeof tools.defineCorrect = (rules) => defined(tools.defineCorrect(rules));
export const defineLeave: typeof tools.defineLeave = (rules) => defined(tools.defineLeave(rules));

/** IS-16, IS-50 to IS-54, IS-60, IS-71: what comes after each step, if the table leaves out what is missing of it. */
const STEPS: Partial<Readonly<Record<Phase, (state: State) => State>>> = {
  'mark-politicians': (state) => startRound(state, state.round),
  'score-records': (state) => revealDone(state),
  'reveal-politicians': ({ resolving: _, ...state }) => ({ ...state, phase: 'award-advantages' }),
  'award-advantages': (state) => awardsDone(state),
  'clean-up': (state) => startRound(state, state.round + 1),
  'final-report': (state) => ({ ...state, phase: 'reveal-alignments' }),
  'score-final-report': (state) => startAssets(state),
  'turn-assets': (state) => ({ ...state, phase: 'reveal-alignments' }),
};

/** IS-20: a round that the table says is over, or is not over yet. */
const roundOver = (state: State): State | undefined =>
  SCORED_ROUNDS.includes(state.round) && toDraw(state) === 0
    ? { ...openRecords(idle(putAway(resettled(state)))), phase: 'score-records' }
    : undefined;
const idle = (state: State): State => ({ ...state, turn: freshTurn(state.turn.seat) });
const notOver = (state: State): State => ({
  ...state,
  phase: 'turn',
  turn: beginTurn(state, state.turn.seat),
});

const SCORING: readonly Phase[] = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];

/** IS-60, IS-61, IS-71: the steps of the end, all of which need an entry of somebody. */
const END: readonly Phase[] = ['turn-assets', 'reveal-alignments'];
const REPORTED_END: readonly Phase[] = [
  'final-report',
  'reveal-alignments',
  'score-final-report',
  'turn-assets',
];

/** What is missing before this phase is left out. */
const broughtTo = (state: State, phase: Phase): State | undefined => {
  if (phase === 'turn') {
    if (state.phase === 'score-records') return notOver(state);
    return ['mark-politicians', 'clean-up'].includes(state.phase) ? STEPS[state.phase]?.(state) : undefined;
  }
  const order = [...SCORING, ...(state.options.finalReport ? REPORTED_END : END)];
  if (!order.includes(phase)) return undefined;
  let now = state.phase === 'turn' ? roundOver(state) : state;
  while (now && now.phase !== phase)
    now = order.indexOf(now.phase) < order.indexOf(phase) ? STEPS[now.phase]?.(now) : undefined;
  return now;
};

const onward = (state: State, phase: Phase): Onward<State> | undefined => {
  if (state.phase === phase || state.phase === 'set-up' || state.phase === 'over') return undefined;
  const there = broughtTo(state, phase);
  const why = state.phase === 'mark-politicians' ? bend('IS-16', 'set-up-first') : bend('IS-20', 'not-now');
  return there && { there, why };
};

/** The phases in which the evening can still be cut short. */
export const BEFORE_THE_END: readonly Phase[] = ['turn', ...SCORING];

export const freshTurn = (seat: Seat): Turn => ({
  seat,
  agenda: [],
  cardActions: 0,
  extra: 0,
  tagOffers: [],
  owed: [],
  tickets: 0,
  shown: false,
});

/** IS-17, IS-21: a turn on the map begins with deploying, or with fleeing from a Capital. */
export const beginTurn = (state: State, seat: Seat): Turn => {
  const turn = freshTurn(seat);
  if (!state.map) return turn;
  if (playerOf(state, seat).region === undefined) return { ...turn, owed: [{ kind: 'deploy', as: seat }] };
  return capitalOf(state, seat) ? { ...turn, owed: [{ kind: 'flee', as: seat }] } : turn;
};

/** After set-up's chance: everybody marks a Politician. */
export const setUpDone = (state: State): State => {
  const { options, players, politicianOrder, assetOrder } = state;
  const dealt =
    options.alignments === 'physical' || players.every(({ alignment }) => alignment !== undefined);
  const shuffled =
    (options.politicians === 'physical' || politicianOrder !== undefined) &&
    (options.assets === 'physical' || assetOrder !== undefined);
  return state.phase === 'set-up' && dealt && shuffled ? { ...state, phase: 'mark-politicians' } : state;
};

/** IS-16: the first turn comes when everybody has marked one. */
export const marksDone = (state: State): State =>
  state.players.every(({ marked, left }) => marked || left) ? startRound(state, state.round) : state;

/** IS-20: the holder of the Initiative Card has the first turn. */
export const startRound = (state: State, round: number): State => {
  const { initiative } = state;
  return { ...state, phase: 'turn', round, first: initiative, turn: beginTurn(state, initiative) };
};

/** IS-20, IS-50: the next turn, the next round or a Scoring Phase. */
export const nextTurn = (state: State): State => {
  const next = nextInRound(state, state.turn.seat);
  if (next !== undefined) return { ...state, turn: beginTurn(state, next) };
  const idle = { ...state, turn: freshTurn(state.turn.seat) };
  return SCORED_ROUNDS.includes(state.round)
    ? { ...openRecords(idle), phase: 'score-records' }
    : startRound(idle, state.round + 1);
};

/** IS-51: the next tile, or the Advantages. */
export const revealDone = (state: State): State => ({
  ...state,
  phase: toReveal(state).length > 0 ? 'reveal-politicians' : 'award-advantages',
});

/** IS-54: none after round 14, where the end begins. */
export const awardsDone = (state: State): State => {
  if (state.round < LAST_ROUND) return { ...state, phase: 'clean-up' };
  return state.options.finalReport ? { ...recordsToHands(state), phase: 'final-report' } : startAssets(state);
};

/** IS-71: when all have laid their guesses, the Alignments are revealed with them. */
export const guessesDone = (state: State): State =>
  state.players.every(({ guesses, left }) => guesses !== undefined || left)
    ? { ...state, phase: 'reveal-alignments' }
    : state;

/** IS-61: the last step, or with Final Report the one before it is scored. */
export const alignmentsDone = (state: State): State => {
  if (!state.players.every(({ revealed, left }) => revealed || left)) return state;
  // A game that stopped early has no guesses to score.
  const reported = state.players.some(({ guesses }) => guesses !== undefined);
  return { ...state, phase: reported ? 'score-final-report' : 'over' };
};

const hasAsset = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).assets.some(({ turned }) => !turned);

/** IS-61: who reveals next. */
export const nextToReveal = (state: State): Seat | undefined =>
  turnOrder(state).find((seat) => !playerOf(state, seat).revealed);

/** IS-60: in turn order, starting with the holder of the Initiative Card. */
export const startAssets = (state: State): State => assetsFrom(state, turnOrder(state));

/** IS-60: one at a time and around again. */
export const nextAsset = (state: State, after: Seat): State => {
  const [first, ...rest] = clockwiseFrom(state, after);
  return assetsFrom(state, first === after ? [...rest, after] : clockwiseFrom(state, after));
};

const assetsFrom = (state: State, order: readonly Seat[]): State => {
  const seat = order.find((candidate) => hasAsset(state, candidate));
  if (seat !== undefined) return { ...state, phase: 'turn-assets', turn: freshTurn(seat) };
  return { ...state, phase: state.options.finalReport ? 'over' : 'reveal-alignments' };
};

/** IS-10: three Supply Tokens each. */
const FIRST_SUPPLY = 3;

const PLAYER: Player = {
  hand: ACTION_CARDS,
  records: [],
  facedown: [],
  supply: FIRST_SUPPLY,
  tags: 0,
  tokensLeft: CONTROL_TOKENS,
  assets: [],
  revealed: false,
  marked: false,
  left: false,
};

const counted = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, step) => from + step);

/** IS-10 to IS-14: what lies on the table before the phone deals and the players mark. */
export const start = (options: Options): State =>
  setUpDone({
    options,
    phase: 'set-up',
    round: 1,
    first: options.startSeat,
    initiative: options.startSeat,
    standing: FIRST_STANDING,
    players: seatsOf(options).map(() => PLAYER),
    turn: freshTurn(options.startSeat),
    places: counted(1, PLACES),
    tiles: {},
    nextTile: PLACES + 1,
    revealed: [],
    scandalized: 0,
    stacks: { berlin: counted(1, 6), budapest: counted(7, 3), london: counted(10, 1) },
    nextAsset: 11,
    lostAssets: 0,
    caches: CACHES,
    emptied: [],
    ...(options.map ? { map: options.map } : {}),
    prints: knownFrom([...BOOK_PRINTS, ...options.openPrints]),
    coerces: 0,
    postings: [],
  });
