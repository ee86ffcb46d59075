import * as v from 'valibot';
import { codecOf, tableOptions, typed } from '@/rules/core/codec';
import { type Seat } from '@/rules/core/seat';
import { type HandTotals, MISSIONS, ROUNDS } from '../model/prints';
import { movesOf } from '@/rules/core/define-move';
import { goingOn, type Onward } from '@/rules/core/onward';
import { type Violation } from '@/rules/core/violation';
import { message, type Message, number, seat as seatParam } from '@/rules/core/message';
import { bend, refuse } from '../model/refusals';
import { hereFrom, nextSeat, presentOf } from '../model/round';
import { leadersOf, outcomeOf } from '../model/scoring';
import { type Outcome } from '@/rules/core/contract';
import { typeParam } from '../model/board';
import { countLine, type LedgerEntry } from '@/rules/core/ledger';

/** The Score door opens the light depth `at-the-end`, where only totals are asked. */
const schema = v.strictObject({
  ...tableOptions,
  opened: v.picklist(['at-the-start', 'at-the-end']),
  fourthType: v.exactOptional(typed),
});

export type Options = Readonly<v.InferOutput<typeof schema>>;

export const options = codecOf<Options>(schema);

export type Phase = 'gather-intelligence' | 'operations' | 'scoring' | 'over';

export interface Player {
  /** The points of the completed Missions one by one. */
  readonly completed: readonly number[];
  /** The Missions need no entering at the end: they were tracked, or have been entered. */
  readonly missionsKnown: boolean;
  /** What the hand was worth at the end, once it was counted. */
  readonly totals?: HandTotals;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly players: readonly Player[];
  /** Who holds the pawn. */
  readonly spyMaster: Seat;
  /** Who took the SpyMaster card in this round; at the end in round 5, which decides a tie, SM-42. */
  readonly nextSpyMaster?: Seat;
  readonly active: Seat;
  /** In this round somebody other than the SpyMaster has had a turn, or whose it is was set right. */
  readonly underWay: boolean;
  /** A Mission was completed in this turn. */
  readonly acted: boolean;
  /** Players in a row that have passed, SM-37. */
  readonly passes: number;
}

export const start = (chosen: Options): State => ({
  options: chosen,
  phase: chosen.opened === 'at-the-start' ? 'gather-intelligence' : 'scoring',
  round: chosen.opened === 'at-the-start' ? 1 : ROUNDS,
  players: Array.from({ length: chosen.seatCount }, () => ({
    completed: [],
    missionsKnown: chosen.opened === 'at-the-start',
    left: false,
  })),
  spyMaster: chosen.startSeat,
  active: chosen.startSeat,
  underWay: false,
  acted: false,
  passes: 0,
});

/** SM-30: turns go clockwise. What is noted out of turn the table may see otherwise. */
const tools = movesOf({
  active: ({ active }: State) => active,
  reasons: {
    over: refuse('SM-30', 'over'),
    notNow: () => refuse('SM-30', 'not-now'),
    forTheTable: refuse('SM-13', 'for-the-table'),
    noSuchSeat: refuse('SM-13', 'no-such-seat'),
    notHere: refuse('SM-1', 'not-here'),
    lastOne: refuse('SM-1', 'last-one'),
    notYours: (seat) => bend('SM-30', 'not-your-turn', { params: { seat: seatParam(seat) } }),
  },
});

export const { defineCorrect, defineLeave } = tools;

/** SM-24: from the current SpyMaster on, whoever took the SpyMaster card. */
export const operationsBegun = (state: State): State => ({
  ...state,
  phase: 'operations',
  active: state.spyMaster,
  underWay: false,
  passes: 0,
  acted: false,
});

/** The table may go on without saying who took the SpyMaster card, and count in the last round or play on in it. */
const onward = (state: State, phase: Phase, why: Violation): Onward<State> | undefined => {
  if (phase === 'operations' && state.phase === 'gather-intelligence')
    return { there: operationsBegun(state), why };
  if (phase === 'scoring' && state.phase === 'operations' && state.round === ROUNDS)
    return { there: { ...state, phase }, why };
  if (phase === 'operations' && state.phase === 'scoring' && state.options.opened === 'at-the-start')
    return { there: { ...state, phase }, why };
  return undefined;
};

export const defineMove: typeof tools.defineMove = (type, rules) => {
  const move = tools.defineMove(type, rules);
  const { phases, notNow } = rules;
  const [phase, ...others] = phases === 'any' ? [] : phases;
  if (phase === undefined || others.length > 0) return move;
  const why = typeof notNow === 'object' ? notNow : refuse('SM-30', 'not-now');
  return goingOn(move, (state) => onward(state, phase, { ...why, overrulable: true }));
};

/** The turn of this seat. Where the table lets somebody act out of turn, the turn before is over. */
export const turnFor = (state: State, seat: Seat): State =>
  seat === state.active
    ? state
    : { ...state, active: seat, underWay: true, acted: false, passes: state.acted ? 0 : state.passes };

export const endTurn = (state: State, passes: number): State =>
  passes >= presentOf(state.players).length
    ? endRound(state)
    : {
        ...state,
        ...{ passes, underWay: true, acted: false },
        active: nextSeat(state.players, state.active),
      };

/** SM-38: the pawn passes to whoever took the SpyMaster card; after round 5 all are counted. */
export const endRound = (state: State): State => {
  if (state.round >= ROUNDS) return counted({ ...state, phase: 'scoring' });
  const { nextSpyMaster = state.spyMaster, ...rest } = state;
  const spyMaster = hereFrom(state, nextSpyMaster);
  return {
    ...rest,
    phase: 'gather-intelligence',
    round: state.round + 1,
    spyMaster,
    active: spyMaster,
    acted: false,
    passes: 0,
  };
};

/** SM-38: Missions were laid out, and the pawn was passed on. */
export const putBack = (before: State, after: State): Message | undefined =>
  after.round > before.round && before.phase === 'operations' && after.phase === 'gather-intelligence'
    ? message('undo.round', { round: number(before.round) })
    : undefined;

/** SM-42: only a tie for most points asks who took the SpyMaster card in round 5. */
export const needsCard = (state: State): boolean =>
  state.nextSpyMaster === undefined && state.round === ROUNDS && isTied(state);

const isTied = (state: State): boolean =>
  leadersOf(outcome(state).scores.filter(({ seat }) => !state.players[seat]?.left)).length > 1;

export const uncounted = ({ players }: State): readonly Seat[] =>
  players.flatMap(({ missionsKnown, totals, left }, seat) =>
    left || (missionsKnown && totals !== undefined) ? [] : [seat],
  );

/** The game is over once everybody who is here has been counted, and a tie is decided. */
export const counted = (state: State): State =>
  state.phase === 'scoring' && uncounted(state).length === 0 && !needsCard(state)
    ? { ...state, phase: 'over' }
    : state;

/** In the scoring, once all are counted, only a tie is left to decide. */
export const asksForCard = (state: State): boolean =>
  state.phase === 'gather-intelligence' || (state.phase === 'scoring' && uncounted(state).length === 0);

/** More than all Missions of a table are worth. */
const MOST_OF_ALL = 500;

export const ledger = (state: State): readonly LedgerEntry[] => {
  const { players, round, passes, phase, spyMaster, nextSpyMaster = spyMaster, active } = state;
  const present = presentOf(players).map(String);
  const choice = (id: string, value: number): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(value),
    choices: present,
  });
  return [
    ...players.flatMap(({ completed }, seat) => {
      const who = { seat: seatParam(seat) };
      return [
        countLine(`completed/${seat}`, completed.length, {
          label: message('ledger.completed', who),
          max: MISSIONS,
        }),
        countLine(
          `points/${seat}`,
          completed.reduce((sum, points) => sum + points, 0),
          { label: message('ledger.mission-points', who), max: MOST_OF_ALL },
        ),
      ];
    }),
    ...(phase === 'scoring' || phase === 'over'
      ? []
      : [
          countLine('round', round, { label: message('ledger.round'), min: 1, max: ROUNDS }),
          choice('spymaster', spyMaster),
        ]),
    ...(phase === 'operations'
      ? [
          choice('next-spymaster', nextSpyMaster),
          choice('active', active),
          countLine('passes', passes, { label: message('ledger.passes'), max: present.length - 1 }),
        ]
      : []),
  ];
};

/** SM-41: bonuses are known as soon as all hands were counted. */
export const isCounted = ({ players }: State): boolean =>
  players.every(({ totals, left }) => totals !== undefined || left);

/** SM-40 to SM-42: itemised at any time; bonuses as soon as all hands were counted. */
export const outcome = (state: State): Outcome => {
  const { options, players, round, nextSpyMaster } = state;
  const isOpen = isCounted(state);
  return outcomeOf(
    {
      typeName: (type) => typeParam(options, type),
      // SM-45: the card of somebody who leaves goes on clockwise.
      ...(round === ROUNDS && nextSpyMaster !== undefined
        ? { cardHolder: hereFrom(state, nextSpyMaster) }
        : {}),
    },
    players.map(({ completed, totals, left }, seat) => ({
      seat,
      left,
      missions: completed.map((value, place) => ({
        label: message('score.nth-mission', { place: number(place + 1) }),
        value,
        rule: 'SM-40',
      })),
      ...(isOpen && totals ? { totals } : {}),
    })),
  );
};
