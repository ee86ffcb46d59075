import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { deepFreeze } from '@/rules/core/log/match-log';
import { type Actor, type TableOptions } from '@/rules/core/seat';
import { reasonId, type Violation } from '@/rules/core/violation';

interface Seated<Player> {
  readonly players: readonly Player[];
}

type Rules<State, Move extends BaseMove> = Pick<
  GameModule<TableOptions, Move, State>,
  'check' | 'apply' | 'status' | 'repairs'
>;

/** Reads like play: `does` must be legal, `why` says why not and leaves everything as it was. */
export class PlayedTable<State extends Seated<Player>, Move extends BaseMove, Player> {
  state: State;

  constructor(
    readonly rules: Rules<State, Move>,
    private readonly expectWhole: (state: State) => void,
    state: State,
  ) {
    this.state = deepFreeze(state);
    expectWhole(state);
  }

  player(seat = 0): Player {
    return this.state.players[seat] as Player;
  }

  /** All reasons, also what the table vouches for. */
  check(actor: Actor, move: Move): readonly Violation[] {
    const before = JSON.stringify(this.state);
    const reasons = this.rules.check(this.state, actor, move);
    expect(JSON.stringify(this.state)).toBe(before);
    return reasons;
  }

  why(actor: Actor, move: Move): readonly string[] {
    return this.check(actor, move).map(reasonId);
  }

  /** Nothing stands against it but what the table vouches for. */
  does(actor: Actor, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const broken = this.rules
        .check(this.state, actor, move)
        .filter(({ certainty }) => certainty === 'broken');
      expect([move.type, broken.map(reasonId)]).toEqual([move.type, []]);
      this.overrules(actor, move);
    }
    return this;
  }

  /** The table records it all the same. */
  overrules(actor: Actor, move: Move): this {
    this.state = deepFreeze(this.rules.apply(this.state, actor, move));
    this.expectWhole(this.state);
    return this;
  }

  get phase(): string {
    return this.rules.status(this.state, 'table').phase;
  }

  debts(): Readonly<Record<string, number>> {
    const { debts } = this.rules.status(this.state, 'table');
    return Object.fromEntries(debts.map(({ id, left }) => [id, left]));
  }

  /** Every repair, made first, must make the move legal. */
  repairs(actor: Actor, move: Move): readonly (readonly Move[])[] {
    const { state } = this;
    const offered = this.rules.repairs(state, actor, move);
    for (const { moves } of offered) {
      this.does(actor, ...moves, move);
      this.state = state;
    }
    return offered.map(({ moves }) => moves);
  }
}
