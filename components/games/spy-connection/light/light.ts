import { type TableProps } from '@/components/match/game-screens';
import { useMatch } from '@/components/match/match-context';
import { useMoves } from '@/components/match/use-moves';
import { type Speak } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type Message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { light, type Move, type View } from '@/rules/spy-connection/light/game';
import { type Moved, outOf, type Player, type State } from '@/rules/spy-connection/light/state';
import { correct } from '@/rules/spy-connection/light/moves/correct';
import { GAME } from '../table';

/** A light match as its screen needs it. */
export interface Light {
  readonly t: Speak;
  readonly say: (message: Message) => string;
  readonly seatName: (seat: Seat) => string;
  readonly state: State;
  readonly view: View;
  readonly player: Player;
  /** Agents of whoever is to move that could come back: from circles, and from elsewhere. */
  readonly most: Moved;
  readonly canAct: boolean;
  readonly refuses: (move: Move) => boolean;
  readonly act: (...moves: readonly Move[]) => void;
  readonly correct: (entry: string, to: number) => void;
  readonly line: (entry: string) => Extract<LedgerEntry, { readonly kind: 'count' }> | undefined;
}

export const useLight = (props: TableProps): Light => {
  const { log, play, playAll, seatName, canAct } = props;
  const t = useGameWords(GAME);
  const { say } = useMatch();
  const moves = useMoves<Move>(props);
  const state = log.state as State;
  const { active } = state;
  const player = playerOf(state, active);
  return {
    ...{ t, say, seatName, state, player, canAct },
    view: light.view(state, 'table'),
    most: { agents: outOf(state, active), circles: player.covered },
    refuses: (move) => moves.refuses(active, move),
    act: (...all) => void playAll(all.map((move) => ({ actor: active, move }))),
    correct: (entry, to) => play('table', correct.make({ changes: [{ entry, to }] })),
    line: (entry) => {
      const found = light.ledger(state, 'table').find(({ id }) => id === entry);
      return found?.kind === 'count' ? found : undefined;
    },
  };
};

/** Every number on the scoreboard, each with its line of the ledger. */
export type Counted = 'supply' | 'open' | 'covered' | 'points' | 'completed';

/** What was tapped and is not played yet. */
export type Asked =
  | { readonly kind: 'number'; readonly seat: Seat; readonly what: Counted }
  | {
      readonly kind: 'complete';
      readonly back: Moved;
      readonly extraTurn: boolean;
      readonly points?: number;
    }
  | { readonly kind: 'discard'; readonly back: Moved }
  /** Where a small phone has no room for them beside the rest. */
  | { readonly kind: 'back' };

export type Ask = (asked?: Asked) => void;

const USUAL_CIRCLES = 2;

/** SC-51: with one open Mission all circles are its own, otherwise nobody but the table knows. */
export const usualBack = ({ player, most }: Pick<Light, 'player' | 'most'>): Moved => ({
  agents: 0,
  circles: player.open > 1 ? Math.min(USUAL_CIRCLES, most.circles) : most.circles,
});

/** A phone that has no room for what is only good to know. */
export const LOW = 740;
