import type { FormOffer, MoveOffer, Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import type { Seat, Viewer } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { check } from './check';
import type { Move } from './moves';
import type { State } from './state';

/** What a seat sees, and what is really so: only a random player's move is tried against the latter. */
export interface Look {
  readonly seen: State;
  readonly real: State;
  readonly seat: Seat;
  readonly viewer: Viewer;
}

interface Wanted {
  readonly move: Move;
  readonly label: Message;
  readonly about?: string;
}

export const offerOf = ({ seen, seat }: Look, { move, label, about }: Wanted): MoveOffer<Move> => ({
  kind: 'move',
  id: about === undefined ? move.type : `${move.type}/${about}`,
  label,
  move,
  violations: check(seen, seat, move),
});

export const isOpen = (violations: readonly Violation[]): boolean =>
  violations.every(({ certainty }) => certainty !== 'broken');

export const ifOpen = (look: Look, wanted: Wanted): readonly MoveOffer<Move>[] => {
  const offer = offerOf(look, wanted);
  return isOpen(offer.violations) ? [offer] : [];
};

/** The first of these, from a random one on, that is really legal. */
export const firstLegal = (
  { real, seat }: Look,
  moves: readonly Move[],
  pick: (n: number) => number,
): Move | undefined => {
  if (moves.length === 0) return undefined;
  const from = pick(moves.length);
  return [...moves.slice(from), ...moves.slice(0, from)].find((move) => isOpen(check(real, seat, move)));
};

/** Forms differ in their drafts, which nobody but themselves looks into. */
export const form = <Draft>(offer: FormOffer<Move, Draft>): Offer<Move> => offer as unknown as Offer<Move>;
