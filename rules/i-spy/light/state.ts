import * as v from 'valibot';
import { codecOf, list, tableOptions } from '@/rules/core/codec';
import { type LedgerEntry } from '@/rules/core/ledger';
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, seatsOf, type Viewer } from '@/rules/core/seat';
import { BOOK_PRINTS } from '../model/book';
import { poolEntries } from '../model/lines';
import { clockwiseFrom, nextInRound, roundOrder, turnOrder } from '../model/order';
import { tracksOf } from '../model/outcome';
import { LAST_ROUND, type Nation, type PerNation, phaseOfRound, SCORED_ROUNDS } from '../model/pieces';
import {
  knownFrom,
  type KnownPrints,
  openPrint,
  politicianPrint,
  type PoliticianPrint,
} from '../model/prints';
import { FIRST_STANDING, type Posting, type Standing } from '../model/scoring';
import { movesOf } from '@/rules/core/define-move';
import { goingOn, type Onward } from '@/rules/core/onward';
import { type Violation } from '@/rules/core/violation';
import { bend, refuse } from '../model/refusals';

/* I, Spy as a table keeps it on paper: pools, Power, rounds, Records at the Scoring Phase, and the end. */

const schema = v.strictObject({
  ...tableOptions,
  /** The Score door opens a match `at-the-end`: the last pools and tracks are entered, then the end is directed. */
  opened: v.picklist(['at-the-start', 'at-the-end']),
  finalReport: v.boolean(),
  alignments: v.picklist(['physical', 'digital']),
  openPrints: list(openPrint, 0, 60),
  politicianPrints: list(politicianPrint, 0, 39),
});
export type Options = Readonly<v.InferOutput<typeof schema>>;
export const options = codecOf<Options>(schema);

export type Phase =
  | 'set-up'
  | 'enter-standing'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';

interface Player {
  readonly alignment?: Nation;
  readonly revealed: boolean;
  /** What the Records owe, once tapped in. */
  readonly owed?: Partial<PerNation>;
  readonly guesses?: { readonly deceived: number; readonly allRight: boolean };
  readonly assetsDone: boolean;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Who had the first turn of the round under way, IS-20. */
  readonly first: Seat;
  readonly initiative: Seat;
  /** Whose turn it is, or whose Asset. */
  readonly active: Seat;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Politicians of this Scoring Phase still to be revealed. */
  readonly toReveal: number;
  /** A Politician whose text has to be noted. */
  readonly resolving?: PoliticianPrint;
  readonly prints: KnownPrints;
  readonly postings: readonly Posting[];
}

/** The view: as the state, with only those Alignments that the viewer may know. */
export interface View extends Omit<State, 'options'> {
  /** What decided: before Nations dropped to 0 Power after a standstill, as `standing` shows them, IS-62. */
  readonly counted: Standing;
  readonly scoringPhase: number;
  readonly order: readonly Seat[];
}

const firstPhase = ({ opened, alignments }: Options): Phase => {
  if (opened === 'at-the-end') return 'enter-standing';
  return alignments === 'digital' ? 'set-up' : 'turn';
};

export const start = (options: Options): State => ({
  options,
  phase: firstPhase(options),
  round: options.opened === 'at-the-end' ? LAST_ROUND : 1,
  first: options.startSeat,
  initiative: options.startSeat,
  active: options.startSeat,
  standing: FIRST_STANDING,
  players: seatsOf(options).map(() => ({ revealed: false, assetsDone: false, left: false })),
  toReveal: 0,
  prints: knownFrom([...BOOK_PRINTS, ...options.openPrints]),
  postings: [],
});

export const view = ({ options: _, ...state }: State, viewer: Viewer): View => ({
  ...state,
  ...tracksOf({ ...state, over: state.phase === 'over' }),
  counted: state.standing,
  scoringPhase: phaseOfRound(state.round),
  order: roundOrder(state),
  players: state.players.map(({ alignment, ...player }, seat) => ({
    ...player,
    ...(alignment !== undefined && (player.revealed || seat === viewer) ? { alignment } : {}),
  })),
});

export const ledger = (state: State): readonly LedgerEntry[] => {
  if (state.phase === 'set-up' || state.phase === 'enter-standing') return [];
  const choices = state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)]));
  const chosen = (id: 'initiative' | 'active', seat: number): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(seat),
    choices,
  });
  return [
    ...poolEntries(tracksOf({ ...state, over: state.phase === 'over' }).standing),
    chosen('initiative', state.initiative),
    ...(state.phase === 'turn'
      ? [
          {
            kind: 'count' as const,
            id: 'round',
            label: message('ledger.round'),
            value: state.round,
            min: 1,
            max: LAST_ROUND,
          },
          chosen('active', state.active),
        ]
      : []),
  ];
};

/* IS-20, IS-50 to IS-71: what follows what, and who may act when. */

const SCORING: readonly Phase[] = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];
export const BEFORE_THE_END: readonly Phase[] = ['turn', ...SCORING];
/** IS-60, IS-61, IS-71: the steps of the end, all of which need an entry of somebody. */
const END: readonly Phase[] = ['turn-assets', 'reveal-alignments'];
const REPORTED_END: readonly Phase[] = [
  'final-report',
  'reveal-alignments',
  'score-final-report',
  'turn-assets',
];
export const TO_THE_END: readonly Phase[] = [...BEFORE_THE_END, ...REPORTED_END];

const notYours = (seat: Seat): Violation =>
  bend('IS-20', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] });

const tools = movesOf({
  active: ({ active }: State) => active,
  roles: { initiative: ({ initiative }: State) => initiative },
  reasons: {
    over: refuse('IS-20', 'over'),
    notNow: () => refuse('IS-20', 'not-now'),
    forTheTable: refuse('IS-20', 'for-the-table'),
    noSuchSeat: refuse('IS-20', 'no-such-seat'),
    notHere: refuse('IS-1', 'not-here'),
    lastOne: refuse('IS-1', 'last-one'),
    notYours,
  },
});

export const { defineCorrect, defineLeave } = tools;

/** IS-50 to IS-54, IS-60, IS-71: what comes after each step, if the table leaves out what is missing of it. */
const STEPS: Partial<Readonly<Record<Phase, (state: State) => State>>> = {
  'score-records': (state) => revealDone({ ...state, toReveal: politiciansOf(state) }),
  'reveal-politicians': ({ resolving: _, ...state }) => ({
    ...state,
    toReveal: 0,
    phase: 'award-advantages',
  }),
  'award-advantages': (state) => awardsDone(state),
  'final-report': (state) => ({ ...state, phase: 'reveal-alignments' }),
  'score-final-report': (state) => startAssets(state),
  'turn-assets': (state) => ({ ...state, phase: 'reveal-alignments' }),
};

/** What is missing before this phase is left out; a round may not be over yet, and a Politician not the last one. */
const broughtTo = (state: State, phase: Phase): State | undefined => {
  if (phase === 'turn') {
    if (state.phase === 'clean-up') return cleaned(state);
    return state.phase === 'score-records' ? { ...state, phase } : undefined;
  }
  if (phase === 'reveal-politicians' && state.phase === 'award-advantages')
    return { ...state, phase, toReveal: 1 };
  const isOver = state.phase === 'turn' && SCORED_ROUNDS.includes(state.round);
  const order = [...SCORING, ...(state.options.finalReport ? REPORTED_END : END)];
  let now: State | undefined = isOver ? { ...state, phase: 'score-records' } : state;
  while (now && now.phase !== phase)
    now = order.indexOf(now.phase) < order.indexOf(phase) ? STEPS[now.phase]?.(now) : undefined;
  return now;
};

const onward = (state: State, phase: Phase): Onward<State> | undefined => {
  if (state.phase === phase || [phase, state.phase].some((one) => !TO_THE_END.includes(one)))
    return undefined;
  const there = broughtTo(state, phase);
  return there && { there, why: bend('IS-20', 'not-now') };
};

export const defineMove: typeof tools.defineMove = (type, rules) => {
  const move = tools.defineMove(type, rules);
  const { by, phases } = rules;
  const [phase, ...others] = phases === 'any' ? [] : phases;
  if (phase === undefined || others.length > 0 || by === 'table') return move;
  return goingOn(move, (state) => onward(state, phase));
};

/** IS-51: how many Politicians this Scoring Phase reveals, as far as its row has been read. */
export const politiciansOf = ({ prints, round }: State): number =>
  prints.phases[phaseOfRound(round)]?.politicians ?? 0;

const startRound = (state: State, round: number): State => {
  const { initiative } = state;
  return { ...state, phase: 'turn', round, first: initiative, active: initiative };
};

/** IS-20, IS-50: the next turn, the next round or a Scoring Phase. */
export const nextTurn = (state: State): State => {
  const next = nextInRound(state, state.active);
  if (next !== undefined) return { ...state, active: next };
  return SCORED_ROUNDS.includes(state.round)
    ? { ...state, phase: 'score-records' }
    : startRound(state, state.round + 1);
};

export const revealDone = (state: State): State => ({
  ...state,
  phase: state.toReveal > 0 ? 'reveal-politicians' : 'award-advantages',
});

/** IS-54: none after round 14, where the end begins. */
export const awardsDone = (state: State): State =>
  state.round < LAST_ROUND ? { ...state, phase: 'clean-up' } : startEnd(state);

export const cleaned = (state: State): State =>
  startRound({ ...state, players: state.players.map(({ owed: _, ...player }) => player) }, state.round + 1);

export const startEnd = (state: State): State =>
  state.options.finalReport ? { ...state, phase: 'final-report' } : startAssets(state);

export const guessesDone = (state: State): State =>
  state.players.every(({ guesses, left }) => guesses !== undefined || left)
    ? { ...state, phase: 'reveal-alignments' }
    : state;

export const alignmentsDone = (state: State): State => {
  if (!state.players.every(({ revealed, left }) => revealed || left)) return state;
  // A game that stopped early has no guesses to score.
  const reported = state.players.some(({ guesses }) => guesses !== undefined);
  return { ...state, phase: reported ? 'score-final-report' : 'over' };
};

/** IS-60: in turn order, one at a time and around again. */
export const startAssets = (state: State): State => assetsFrom(state, turnOrder(state));

export const nextAsset = (state: State, after: Seat): State => {
  const order = clockwiseFrom(state, after);
  return assetsFrom(state, order[0] === after ? [...order.slice(1), after] : order);
};

const assetsFrom = (state: State, order: readonly Seat[]): State => {
  const seat = order.find((candidate) => !playerOf(state, candidate).assetsDone);
  if (seat !== undefined) return { ...state, phase: 'turn-assets', active: seat };
  return { ...state, phase: state.options.finalReport ? 'over' : 'reveal-alignments' };
};

export const nextToReveal = (state: State): Seat | undefined =>
  turnOrder(state).find((seat) => !playerOf(state, seat).revealed);
