import { type Seat } from '@/rules/core/seat';
import { outcome } from '@/rules/spy-connection/model/scoring';
import { completedCount, lastTurns, type State as FullState } from '@/rules/spy-connection/model/state';
import { light } from '@/rules/spy-connection/light/game';
import { type State as LightState } from '@/rules/spy-connection/light/state';

/** What a table asks about somebody from across it. */
export interface Standing {
  readonly supply: number;
  readonly open: number;
  readonly done: number;
  readonly points: number;
  readonly left: boolean;
}

/** Whose turn it is, and what is special about it. */
export interface Moment {
  readonly active: Seat | undefined;
  readonly extra: boolean;
  readonly owed: number;
  readonly trigger: Seat | undefined;
  readonly last: readonly Seat[];
  readonly standings: readonly Standing[];
}

const momentOf = (state: FullState | LightState, standings: readonly Standing[]): Moment => {
  const playing = state.phase === 'turn';
  return {
    active: playing ? state.active : undefined,
    extra: playing && state.turn.extra,
    owed: state.extraTurns,
    trigger: state.trigger,
    last: playing ? lastTurns(state) : [],
    standings,
  };
};

export const fullMoment = (state: FullState): Moment => {
  const { scores } = outcome(state);
  return momentOf(
    state,
    state.players.map((player, seat) => ({
      supply: player.supply,
      open: player.open.length,
      done: completedCount(player),
      points: scores[seat]?.total ?? 0,
      left: player.left,
    })),
  );
};

export const lightMoment = (state: LightState): Moment =>
  momentOf(
    state,
    light.view(state, 'table').players.map(({ supply, open, completed, points, left }) => ({
      ...{ supply, open, points, left },
      done: completed.length,
    })),
  );
