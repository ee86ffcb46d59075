import * as v from 'valibot';
import { type Codec, codecOf, oneOf } from './codec';
import {
  type Amending,
  type BaseMove,
  type EarlierMoves,
  type GameModule,
  type Outcome,
  type Repair,
  type Status,
} from './contract';
import { type MoveDefinition, type Table } from './define-move';
import { type LedgerEntry } from './ledger';
import { type Amended } from './log/event';
import { type Message } from './message';
import { type Actor, type Seat, type TableOptions, type Viewer } from './seat';
import { isRefused, type Violation } from './violation';

/** A move that was refused. */
export interface Refused {
  readonly seat: Seat;
  readonly move: BaseMove;
}

/** A game as far as moves are tried in it, one after another. */
export interface Trying<State> {
  check(state: State, actor: Actor, move: BaseMove): readonly Violation[];
  apply(state: State, actor: Actor, move: BaseMove): State;
}

/** What there is to say of a game besides its moves. */
interface GameParts<Options extends TableOptions, Move extends BaseMove, State extends Table, View> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Codec<Options>;
  checkOptions(options: Options): readonly Violation[];
  start(options: Options): State;
  /** Whose turn it is. */
  active(state: State): Seat;
  status(state: State, viewer: Viewer): Status;
  /** The state with everything taken out that this viewer may not know. */
  seen?(state: State, viewer: Viewer): State;
  stop?(state: State): Move | undefined;
  /** What mends any move of this seat, besides what the move's own file says; asked only for one that is refused. */
  repairs?(game: Trying<State>, state: State, refused: Refused): readonly Repair<BaseMove>[];
  pool?(state: State): readonly string[];
  answer?(state: State, picks: readonly string[]): Move;
  view(state: State, viewer: Viewer): View;
  putBack?(before: State, after: State): Message | undefined;
  outcome(state: State): Outcome;
  ledger(state: State, viewer: Viewer): readonly LedgerEntry[];
}

type AnyDefinition<State> = MoveDefinition<State, BaseMove>;

/** The union of the moves of a list. */
export type MovesOf<Moves extends readonly { make(fields: never): BaseMove }[]> = ReturnType<
  Moves[number]['make']
>;

/** Makes the module of the contract out of a game's list of moves. */
export const defineGame = <
  Options extends TableOptions,
  State extends Table,
  View,
  const Moves extends readonly AnyDefinition<State>[],
>(
  moves: Moves,
  parts: GameParts<Options, MovesOf<Moves>, State, View>,
): GameModule<Options, MovesOf<Moves>, State, View> => {
  type Move = MovesOf<Moves>;
  const byType = Object.fromEntries(moves.map((definition) => [definition.type, definition]));
  const of = (move: BaseMove): AnyDefinition<State> => byType[move.type] as AnyDefinition<State>;
  const { id, rulesVersion, seats, options, pool, answer, active, seen, stop, putBack, ...rest } = parts;
  const { checkOptions, start, status, view, outcome, ledger, repairs } = rest;
  const game: Trying<State> = {
    check: (state, actor, move) => (byType[move.type] as AnyDefinition<State>).check(state, actor, move),
    apply: (state, actor, move) => (byType[move.type] as AnyDefinition<State>).apply(state, actor, move),
  };
  const amend: Amending<Move, State> = {
    lines: (before, { actor, move }, now) => of(move).amend?.lines(before, { actor, move }, now) ?? [],
    amended: (move, changes, before) => (of(move).amend?.amended(move, changes, before) ?? move) as Move,
    along: (events, { id, move }, amended) =>
      (of(move).amend?.along?.(events, { id, move }, amended) ?? []) as readonly Amended<Move>[],
  };
  return {
    ...{ id, rulesVersion, seats, checkOptions, start, status, view, outcome, ledger, amend },
    ...game,
    offers: (state, seat, viewer) => {
      const known = seen ? seen(state, viewer) : state;
      return moves.flatMap((definition) => definition.offers(known, seat)) as never;
    },
    repairs: (state, actor, move) => {
      const own = of(move).repairs(state, actor, move);
      if (!repairs || actor === 'table' || !isRefused(game.check(state, actor, move))) return own as never;
      return [...own, ...repairs(game, state, { seat: actor, move })] as never;
    },
    ...(moves.some(({ ownRepairs }) => ownRepairs)
      ? {
          secretsCanMend: (state, seat, move) => of(move).secretsCanMend?.(state, seat, move) ?? false,
          ownRepairs: (state, seat, move) => (of(move).ownRepairs?.(state, seat, move) ?? []) as never,
        }
      : {}),
    ...(stop ? { stop } : {}),
    ...(putBack ? { putBack } : {}),
    pool: pool ?? (() => []),
    answer:
      answer ??
      (() => {
        throw new Error(`${id} has no chance to answer`);
      }),
    describe: (before, { actor, move }, viewer) => {
      const seat = actor === 'table' ? active(before) : actor;
      return of(move).describe(before, { seat, actor, move, viewer });
    },
    reveals: (before, { move }) => of(move).reveals?.(before, move) ?? [],
    codec: {
      options,
      move: codecOf<Move>(
        oneOf(
          'type',
          moves.map(({ schema }) => schema),
        ) as never,
      ),
    },
    ...(moves.some(({ earlier }) => earlier) ? { earlier: earlierMoves<State>(moves) } : {}),
  };
};

/** Moves as journals of earlier versions of the rules have them. */
const earlierMoves = <State>(moves: readonly AnyDefinition<State>[]): EarlierMoves<State> => {
  const byType = new Map(moves.map((definition) => [definition.type, definition]));
  /** The versions after which a move changed, from this one on. */
  const changes = ({ earlier = {} }: AnyDefinition<State>, version: number): readonly number[] =>
    Object.keys(earlier)
      .map(Number)
      .filter((last) => last >= version)
      .sort((a, b) => a - b);
  return {
    codec: (version) =>
      codecOf<BaseMove>(
        oneOf(
          'type',
          moves.map((definition) => {
            const [last] = changes(definition, version);
            const old = last === undefined ? undefined : definition.earlier?.[last];
            return old
              ? v.strictObject({ type: v.literal(definition.type), ...old.schema })
              : definition.schema;
          }),
        ) as never,
      ),
    migrate: (version, state, { actor, move }) => {
      const definition = byType.get(move.type);
      if (!definition) return move;
      return changes(definition, version).reduce<BaseMove>(
        (old, last) => ({
          type: definition.type,
          ...definition.earlier?.[last]?.migrate(state, actor, old),
        }),
        move,
      );
    },
  };
};
