/*
 * SM-33: enough Agents in the city, and enough value of the shown type burned. SM-34: the Agents stay.
 * SM-35: what lies underneath is turned at the end of the turn. SM-37: the last Mission ends the round at once.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type FieldsOf, type MoveFrom, storedAs } from '@/rules/core/define-move';
import { listed, message, type Message, number, piece } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { id, list } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { cheapestPayment, cheapestPlacement } from '../advice/cheapest';
import { burnedLines, burnedSetTo, missionLines, missionSetTo } from '../model/amend-lines';
import { cardParams, cityOf, locationParam, typeParam } from '../model/board';
import { burn, checkHeld, taughtByBurning } from '../model/cards';
import { canPlayCards, ifMended, type Trial, trying } from '../model/mending';
import {
  agentsFor,
  checkAgents,
  checkNewPrint,
  checkPayment,
  isCleared,
  learn,
  spaceOf,
  taughtMission,
  withSpace,
} from '../model/missions';
import {
  area,
  AREAS,
  CARDS_OF_A_TYPE,
  type Intelligence,
  intelligence,
  type MissionPrint,
  missionPrint,
} from '../model/prints';
import { sorted, untold, valueOf, without } from '../model/pile';
import { bend, refuse } from '../model/refusals';
import { endRound, turnFor } from '../model/round';
import { type FaceupMission, mayBurn, type State } from '../model/state';
import { defineMove } from '../model/turn-order';
import { burning, fuels } from './burn-to-move';
import { moveAgent } from './move-agent';

const asStoredFirst = {
  area,
  burned: list(intelligence, 0, CARDS_OF_A_TYPE),
  /** What is printed on a card that nobody has read to the app before. */
  print: v.exactOptional(missionPrint),
};

/** `mission`: the card that lies there, where it has been read before. */
const schema = { ...asStoredFirst, mission: v.exactOptional(id) };

type Completing = MoveFrom<'complete-mission', typeof schema>;

/** The card that lies in an Area, for a move that completes it. */
export const missionNamed = (faceup: FaceupMission | undefined): Pick<Completing, 'mission'> =>
  faceup?.print ? { mission: faceup.print.id } : {};

export const completeMission = defineMove('complete-mission', {
  schema,
  by: 'active',
  phases: ['operations'],
  check: (before, seat, { area: where, burned, print: read, mission }) => {
    const state = turnFor(before, seat);
    const { faceup, facedown } = spaceOf(state, where);
    if (!faceup) return [facedown ? refuse('SM-35', 'next-player') : refuse('SM-33', 'no-mission')];
    const print = faceup.print ?? read;
    if (!print) return [refuse('SM-3', 'print-missing')];
    return [
      ...(mission === undefined || mission === print.id ? NONE : [bend('SM-33', 'other-mission')]),
      ...checkPrint(state, faceup, read),
      ...checkAgents(agentsFor(state, seat, { area: where, print })),
      ...checkPayment(print.intelligence, burned),
      ...checkHeld(state, 'SM-33', { seat, cards: burned }),
    ];
  },
  apply: (before, seat, { area: where, burned, print: read }) => {
    const state = turnFor(before, seat);
    const space = spaceOf(state, where);
    const print = (space.faceup?.print ?? read) as MissionPrint;
    const { completed } = playerOf(state, seat);
    const taken = withPlayer(state, seat, { completed: [...completed, { area: where, print }] });
    const turn = { ...state.turn, points: 0, completed: state.turn.completed + 1 };
    const gone = withSpace({ ...taken, turn }, where, { facedown: space.facedown });
    const after = learn(burn(gone, seat, burned), print);
    return isCleared(after) ? endRound(after) : after;
  },
  /** Only with a hand that is known, and for cards that have been read: at the cheapest payment. */
  offers: (state, seat) => {
    const { cards, unknown } = playerOf(state, seat).hand;
    if (unknown !== 0) return [];
    return AREAS.flatMap((where) => {
      const print = spaceOf(state, where).faceup?.print;
      if (!print) return [];
      const burned = paymentFrom(cards, print);
      const label = message('offer.complete-for', {
        city: locationParam(state.locations, cityOf(where, print.colour)),
        type: typeParam(state.options, print.intelligence.type),
        value: number(valueOf(burned)),
        count: number(print.points),
      });
      return [{ move: { area: where, burned, mission: print.id }, label, about: where }];
    });
  },
  repairs: (state, seat, move) => bringing(state, seat, move),
  secretsCanMend: (state, seat, move) => canBeMended(state, seat, move),
  ownRepairs: (state, seat, move) => (canBeMended(state, seat, move) ? paying(state, seat, move) : []),
  describe: (before, { move: { area: where, burned, print: read } }) => {
    const print = spaceOf(before, where).faceup?.print ?? read;
    return message('did.complete-mission', {
      city: print ? locationParam(before.locations, cityOf(where, print.colour)) : piece(where),
      type: typeParam(before.options, print?.intelligence.type ?? 'surveillance'),
      value: number(valueOf(burned)),
      count: number(print?.points ?? 0),
    });
  },
  amend: {
    lines: ({ options }, { move }) => [
      ...(options.intelligenceDeck === 'physical' ? burnedLines(options, move.burned) : []),
      ...(move.print ? missionLines(options, move.print) : []),
    ],
    amended: (move, changes) => ({
      ...move,
      burned: burnedSetTo(changes, move.burned),
      ...(move.print ? { print: missionSetTo(changes, move.print) } : {}),
    }),
  },
  reveals: (before, { burned, print }) => [
    ...taughtByBurning(before, burned),
    ...(print ? taughtMission(before, print) : []),
  ],
  earlier: {
    /** The Mission was told by its Area alone. */
    1: storedAs(asStoredFirst, (state, _, { area: where, burned, print }): FieldsOf<Completing> => ({
      ...{ area: where, burned },
      ...(print ? { print } : {}),
      ...missionNamed(spaceOf(state, where).faceup),
    })),
  },
});

const completing = (seat: Seat, move: Completing): Trial => trying(seat)(completeMission, move);

const checkPrint = (
  state: State,
  { print }: FaceupMission,
  read: MissionPrint | undefined,
): readonly Violation[] => {
  if (!read) return NONE;
  if (print) return print.id === read.id ? NONE : [bend('SM-3', 'print-known')];
  return checkNewPrint(state, read);
};

/** The cheapest payment, or everything of the type where the hand is too poor. */
const paymentFrom = (
  cards: readonly Intelligence[],
  { intelligence: asked }: MissionPrint,
): readonly Intelligence[] =>
  cheapestPayment(cards, asked)?.cards ?? cards.filter(({ type }) => type === asked.type);

/** SM-33: what the Mission asks for, and the cheapest way to bring its Agents there. */
const wayTo = (state: State, seat: Seat, move: Completing) => {
  const print = spaceOf(state, move.area).faceup?.print ?? move.print;
  if (!print) return undefined;
  const board = { seat, agents: playerOf(state, seat).agents, freelances: state.freelances };
  const placement = cheapestPlacement(board, cityOf(move.area, print.colour), print);
  if (!placement) return undefined;
  const steps = placement.steps.map(({ agent, from, to }) =>
    trying(seat)(moveAgent, moveAgent.make({ agent, from, to })),
  );
  return { print, points: placement.points, steps };
};

type Way = NonNullable<ReturnType<typeof wayTo>>;

/**
 * SM-33: the points that are left bring the missing Agents to the city. Everybody sees this repair, so it never uses
 * what only the hand tells: points that are there already, never a card to burn.
 */
const bringing = (state: State, seat: Seat, move: Completing): readonly Repair<BaseMove>[] => {
  const way = wayTo(state, seat, move);
  if (!way || way.steps.length === 0 || way.points > state.turn.points) return [];
  return ifMended(state, {
    label: message('repair.bring-agents', { count: number(way.points) }),
    first: way.steps,
    then: completing(seat, move),
  });
};

/** The points that are left bring every Agent there. */
const isWithin = ({ steps, points }: Way, { turn }: State): boolean =>
  steps.length === 0 || points <= turn.points;

/** SM-31, SM-33: by what lies open, whichever cards there are. Nobody looks for what no hand can mend. */
const canBeMended = (state: State, seat: Seat, move: Completing): boolean => {
  const way = canPlayCards(state, seat) ? wayTo(state, seat, move) : undefined;
  return way !== undefined && (mayBurn(state.turn) || isWithin(way, state));
};

/**
 * SM-31, SM-33: cards that pay, and one more for the way of the Agents where it is needed and there is one. For the
 * owner's eyes alone.
 */
const paying = (state: State, seat: Seat, move: Completing): readonly Repair<BaseMove>[] => {
  const way = wayTo(state, seat, move);
  if (!way) return [];
  const tries = isWithin(way, state) ? [undefined] : fuels(state, seat, way.points);
  for (const fuel of tries) {
    const burned = paymentAfter(state, seat, { move, asked: way.print.intelligence, fuel });
    const asShown = burned === move.burned;
    // What needs no card from the hand stands among the repairs that everybody sees.
    if (!burned || (asShown && !fuel)) continue;
    const [repair] = ifMended(state, {
      label: planLabel(state, way, { fuel, burned, asShown }),
      first: [...(fuel ? [burning(seat, fuel)] : []), ...way.steps],
      then: completing(seat, { ...move, burned }),
      instead: !asShown,
    });
    if (repair) return [repair];
  }
  return [];
};

interface Asked {
  readonly move: Completing;
  readonly asked: Intelligence;
  readonly fuel: Intelligence | undefined;
}

/** The cards that were shown, if they will do and are still there; otherwise the cheapest ones. */
const paymentAfter = (
  state: State,
  seat: Seat,
  { move: { burned }, asked, fuel }: Asked,
): readonly Intelligence[] | undefined => {
  const hand = sorted(playerOf(state, seat).hand.cards);
  const { cards } = without({ cards: hand, unknown: 0 }, fuel ? [fuel] : []);
  const willDo =
    checkPayment(asked, burned).length === 0 && untold({ cards, unknown: 0 }, burned).length === 0;
  return willDo ? burned : cheapestPayment(cards, asked)?.cards;
};

interface Plan {
  readonly fuel: Intelligence | undefined;
  readonly burned: readonly Intelligence[];
  readonly asShown: boolean;
}

const planLabel = ({ options }: State, way: Way, { fuel, burned, asShown }: Plan): Message => {
  const parts = [
    ...(fuel ? ['burn'] : []),
    ...(way.steps.length > 0 ? ['bring'] : []),
    ...(asShown ? [] : ['pay']),
  ];
  return message(`repair.${parts.join('-')}`, {
    ...(fuel ? cardParams(options, fuel) : {}),
    paid: typeParam(options, way.print.intelligence.type),
    values: listed(burned.map(({ value }) => number(value))),
  });
};
