import * as v from 'valibot';
import { type BaseMove, type Offer, type Repair } from './contract';
import { type Amended, type GameEvent } from './log/event';
import { type Print } from './shape';
import { checkChanges, type LedgerChange, type LedgerEntry } from './ledger';
import { message, type Message, seat as seatParam } from './message';
import { list, seat as seatSchema } from './codec';
import { type Actor, type Seat, type Viewer } from './seat';
import { isRefused, NONE, type Violation } from './violation';

/** What every game keeps of its players, and of where it is. */
export interface Table<Phase extends string = string> {
  readonly players: readonly { readonly left: boolean }[];
  readonly phase: Phase;
}

/** How a game tells who may act, and when. It is asked before a move's own `check`, in the same way for every move. */
export interface TurnOrder<State extends Table, Role extends string> {
  /** Whose turn it is. */
  readonly active: (state: State) => Seat;
  /** Who else can be in charge, as the holder of the Initiative Card. */
  readonly roles?: Readonly<Record<Role, (state: State) => Seat>>;
  /** What keeps everything waiting, as a card that has to be drawn first. */
  readonly waits?: (state: State) => Violation | undefined;
  readonly reasons: {
    readonly over: Violation;
    notNow(phase: State['phase']): Violation;
    readonly forTheTable: Violation;
    readonly noSuchSeat: Violation;
    /** The player has gone home. */
    readonly notHere: Violation;
    /** The last player cannot leave. */
    readonly lastOne: Violation;
    notYours(seat: Seat, role: Role | 'active'): Violation;
  };
}

/** `seat`: any player who is still here. `anyone`: the table or any player. */
export type Maker<Role extends string> = 'table' | 'anyone' | 'seat' | 'active' | Role;

type ActorFor<By extends string> = By extends 'table' | 'anyone' ? Actor : Seat;

type Fields = Readonly<Record<string, v.GenericSchema>>;
type Flat<T> = { readonly [Key in keyof T]: T[Key] };

/** The type of a move, inferred from what is stored of it. */
export type MoveFrom<Type extends string, F extends Fields> = Flat<
  { readonly type: Type } & v.InferOutput<v.StrictObjectSchema<F, undefined>>
>;
export type FieldsOf<Move> = Flat<Omit<Move, 'type'>>;

/** A move that is worth showing; the core adds whether it is legal. */
export interface Wanted<Move> {
  readonly move: FieldsOf<Move>;
  readonly label: Message;
  /** Tells offers of one kind apart. */
  readonly about?: string;
  /** Shown only where it is not refused. */
  readonly onlyIfLegal?: true;
}

/** A move that was made, for the history. `seat` is whose it was, or whose turn it was when the table made it. */
export interface Told<Move> {
  readonly seat: Seat;
  readonly actor: Actor;
  readonly move: Move;
  readonly viewer: Viewer;
}

/** What a person may have mistyped in an old move, and the move with it set right. */
export interface MoveAmending<State, Move> {
  /** None where there was nothing to mistype; `now` is the present state, for what everybody may read by now. */
  lines(
    before: State,
    told: { readonly actor: Actor; readonly move: Move },
    now: State,
  ): readonly LedgerEntry[];
  /** `before` is the state in which the move was made. */
  amended(move: Move, changes: readonly LedgerChange[], before: State): Move;
  /** Other entries that are only right together with it. */
  along?(events: readonly GameEvent[], told: ToldEntry<Move>, amended: Move): readonly Amended[];
}

/** The entry that is amended. */
export interface ToldEntry<Move> {
  readonly id: number;
  readonly move: Move;
}

/** How a move was stored by an earlier version of the rules, and what is stored of it now. */
export interface Earlier<State, Now> {
  readonly schema: Fields;
  /** `state` is the one in which the move was made. */
  migrate(state: State, actor: Actor, old: BaseMove): Now;
}

export const storedAs = <State, Now, const F extends Fields>(
  fields: F,
  migrate: (state: State, actor: Actor, old: MoveFrom<string, F>) => Now,
): Earlier<State, Now> => ({
  schema: fields,
  migrate: (state, actor, old) => migrate(state, actor, old as MoveFrom<string, F>),
});

/** What only some moves have. */
interface Extras<State, Move extends BaseMove> {
  secretsCanMend?(state: State, seat: Seat, move: Move): boolean;
  ownRepairs?(state: State, seat: Seat, move: Move): readonly Repair<BaseMove>[];
  readonly amend?: MoveAmending<State, Move>;
  reveals?(before: State, move: Move): readonly Print[];
  /** By the last version of the rules that stored it so. */
  readonly earlier?: Readonly<Record<number, Earlier<State, FieldsOf<Move>>>>;
}

/** Also named where there is none: objects with the same names in the same order are the fastest to read. */
type Named<Parts> = { readonly [Name in keyof Required<Parts>]: Parts[Name] | undefined };

/** Everything about one kind of move. */
export interface MoveDefinition<State, Move extends BaseMove = BaseMove> extends Named<Extras<State, Move>> {
  readonly type: string;
  readonly schema: v.StrictObjectSchema<Fields, undefined>;
  make(fields: FieldsOf<Move>): Move;
  is(move: BaseMove): move is Move;
  check(state: State, actor: Actor, move: Move): readonly Violation[];
  apply(state: State, actor: Actor, move: Move): State;
  offers(state: State, seat: Seat): readonly Offer<Move>[];
  repairs(state: State, actor: Actor, move: Move): readonly Repair<BaseMove>[];
  describe(before: State, told: Told<Move>): Message;
}

interface MoveRules<State, Phase extends string, By extends string, Move extends BaseMove> extends Extras<
  State,
  Move
> {
  readonly by: By;
  readonly phases: readonly Phase[] | 'any';
  /** Also while something else keeps the game waiting. */
  readonly meanwhile?: true;
  /** Why not in another phase, where the game's own reason would be too vague. */
  readonly notNow?: Violation | ((phase: Phase) => Violation);
  /** Every independent reason against it; who and when have been checked. */
  check?(state: State, actor: ActorFor<By>, move: Move): readonly Violation[];
  /** Pure, with structural sharing; the caller has checked. */
  apply(state: State, actor: ActorFor<By>, move: Move): State;
  offers?(state: State, seat: Seat): readonly Wanted<Move>[];
  /** Asked only for a move that is refused, and made by who may make it now. */
  repairs?(state: State, seat: Seat, move: Move): readonly Repair<BaseMove>[];
  /** The line of the history; `did.<type>` where nothing else is said. The core adds the seat. */
  describe?(before: State, told: Told<Move>): Message;
}

const changeSchema = v.strictObject({
  entry: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  to: v.union([v.number(), v.string()]),
});
export const correctFields = { changes: list(changeSchema, 1, 500) };
const leaveFields = { seat: seatSchema };

export type CorrectMove = MoveFrom<'correct', typeof correctFields>;

interface Correcting<State> {
  ledger(state: State): readonly LedgerEntry[];
  /** Reasons of the game's own that say more than the general ones; asked before them. */
  limits?(changes: readonly LedgerChange[]): readonly Violation[];
  /** What else may not be; lines and values have been checked. */
  check?(state: State, changes: readonly LedgerChange[]): readonly Violation[];
  apply(state: State, changes: readonly LedgerChange[]): State;
  readonly earlier?: Readonly<Record<number, Earlier<State, FieldsOf<CorrectMove>>>>;
}

interface Leaving<State, Phase extends string> {
  readonly phases: readonly Phase[];
  readonly notNow?: Violation;
  apply(state: State, seat: Seat): State;
}

/** The tools with which a game says what its moves are. */
export const movesOf = <State extends Table, Role extends string = never>({
  active,
  roles,
  waits,
  reasons,
}: TurnOrder<State, Role>) => {
  type Phase = State['phase'];

  /** Why it is not for this actor. */
  const strangerAt = (state: State, actor: Actor, by: Maker<Role>): Violation | undefined => {
    if (by === 'anyone') return undefined;
    if (by === 'table') return actor === 'table' ? undefined : reasons.forTheTable;
    const player = actor === 'table' ? undefined : state.players[actor];
    if (!player) return reasons.noSuchSeat;
    if (player.left) return reasons.notHere;
    if (by === 'seat') return undefined;
    const seat = by === 'active' ? active(state) : roles?.[by](state);
    return actor === seat ? undefined : reasons.notYours(seat as Seat, by);
  };

  const defineMove = <const Type extends string, const F extends Fields, const By extends Maker<Role>>(
    type: Type,
    rules: { readonly schema: F } & MoveRules<State, Phase, By, MoveFrom<Type, F>>,
  ): MoveDefinition<State, MoveFrom<Type, F>> => {
    type Move = MoveFrom<Type, F>;
    type Made = ActorFor<By>;
    const { by, phases, meanwhile, notNow, check: own } = rules;

    /** Why this actor cannot make such a move now, whatever it is about. */
    const barOf = (state: State, actor: Actor): Violation | undefined => {
      const { phase } = state;
      if (phases !== 'any' && !phases.includes(phase)) {
        const why = typeof notNow === 'function' ? notNow(phase) : notNow;
        return phase === 'over' ? reasons.over : (why ?? reasons.notNow(phase));
      }
      const waiting = waits && !meanwhile ? waits(state) : undefined;
      return waiting ?? strangerAt(state, actor, by);
    };

    const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
      const bar = barOf(state, actor);
      if (bar === undefined) return own ? own(state, actor as Made, move) : NONE;
      // What the table may overrule is told together with all that is against the move itself.
      return own && bar.overrulable ? [bar, ...own(state, actor as Made, move)] : [bar];
    };
    const make = (fields: FieldsOf<Move>): Move => ({ type, ...fields }) as unknown as Move;
    const { secretsCanMend, ownRepairs, amend, reveals, earlier } = rules;
    return {
      type,
      schema: v.strictObject({ type: v.literal(type), ...rules.schema }),
      make,
      is: (move): move is Move => move.type === type,
      check,
      apply: rules.apply as MoveDefinition<State, Move>['apply'],
      offers: (state, seat) => {
        if (!rules.offers || barOf(state, seat)) return [];
        return rules.offers(state, seat).flatMap(({ move: fields, label, about, onlyIfLegal }) => {
          const move = make(fields);
          const violations = check(state, seat, move);
          if (onlyIfLegal && isRefused(violations)) return [];
          return [{ id: about === undefined ? type : `${type}/${about}`, label, move, violations }];
        });
      },
      repairs: (state, actor, move) => {
        if (!rules.repairs || actor === 'table' || barOf(state, actor)) return [];
        return isRefused(check(state, actor, move)) ? rules.repairs(state, actor, move) : [];
      },
      describe: (before, told) => {
        const { key, params } = rules.describe?.(before, told) ?? message(`did.${type}`);
        return message(key, { seat: seatParam(told.seat), ...params });
      },
      secretsCanMend,
      ownRepairs,
      amend,
      reveals,
      earlier,
    };
  };

  /** What really lies on the table. Anybody may say so, at any time. */
  const defineCorrect = ({ ledger, limits, check, apply, earlier }: Correcting<State>) =>
    defineMove('correct', {
      schema: correctFields,
      by: 'anyone',
      phases: 'any',
      meanwhile: true,
      check: (state, _, { changes }) => {
        const beyond = limits?.(changes) ?? NONE;
        if (beyond.length > 0) return beyond;
        const violations = checkChanges(ledger(state), changes);
        return violations.length > 0 ? violations : (check?.(state, changes) ?? NONE);
      },
      apply: (state, _, { changes }) => apply(state, changes),
      ...(earlier ? { earlier } : {}),
    });

  /** A player has to go home. */
  const defineLeave = ({ phases, notNow, apply }: Leaving<State, Phase>) =>
    defineMove('leave', {
      schema: leaveFields,
      by: 'anyone',
      phases,
      meanwhile: true,
      ...(notNow ? { notNow } : {}),
      check: ({ players }, _, { seat }) => {
        if (players[seat]?.left !== false) return [reasons.notHere];
        return players.filter(({ left }) => !left).length > 1 ? NONE : [reasons.lastOne];
      },
      apply: (state, _, { seat }) => apply(state, seat),
      describe: (_, { move }) => message('did.leave', { seat: seatParam(move.seat) }),
    });

  return { defineMove, defineCorrect, defineLeave };
};
