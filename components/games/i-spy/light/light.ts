import { type BoardProps } from '@/components/match/game-screens';
import { type Moves, movesOf } from '@/components/match/use-moves';
import { type Draft } from '@/rules/core/log/event';
import { type Actor, type Seat, type Viewer } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { type Move } from '@/rules/i-spy/light/game';
import { type Options, type View } from '@/rules/i-spy/light/state';
import { type MatchSession } from '@/store/match/session';
import { type Teller, useTeller, whyNot } from '../table';

/** A light match as its screens need it. */
export interface Light extends Teller, Moves<Move> {
  readonly session: MatchSession;
  readonly viewer: Viewer;
  readonly view: View;
  /** Through the eyes of somebody else, who holds the phone alone. */
  readonly viewOf: (seat: Seat) => View;
  readonly options: Options;
  /** Whether it was played, and not refused. */
  readonly act: (actor: Actor, ...moves: readonly Move[]) => boolean;
  readonly make: (...drafts: readonly Draft[]) => boolean;
  readonly why: (violations: readonly Violation[]) => string | undefined;
}

export const useLight = ({ session, log, viewer, playAll, seatName }: BoardProps): Light => {
  const teller = useTeller(seatName);
  const { game, state } = log;
  return {
    ...teller,
    session,
    viewer,
    view: game.view(state, viewer) as View,
    viewOf: (seat) => game.view(state, seat) as View,
    options: log.options as Options,
    act: (actor, ...moves) => playAll(moves.map((move) => ({ actor, move }))),
    make: (...drafts) => playAll(drafts),
    ...movesOf<Move>({ game, state }, viewer),
    why: (violations) => whyNot(teller, violations),
  };
};

export interface LightProps {
  readonly light: Light;
  readonly seat: Seat;
}
