import type { Decision } from '@/rules/core/contract';
import { message, seat } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Card } from '../pieces';

/** Someone's turn, or a card that the coercer resolves as themselves or as the opponent, IS-37. */
export type Frame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'coerced-card';
      readonly coercer: Seat;
      readonly opponent: Seat;
      readonly player: 'coercer' | 'opponent';
      readonly card: Card;
    };

/** IS-38: what the coercer may not do while resolving a card as the opponent. */
export const OPPONENT_LIMITS = [
  'tickets-at-once',
  'no-capitals',
  'no-assets',
  'opponents-tokens',
  'no-coerce',
] as const;
export type Limit = (typeof OPPONENT_LIMITS)[number];

export interface Charge {
  readonly decides: Seat;
  readonly as: Seat;
  readonly limits: readonly Limit[];
}

/** Who decides in a frame, as which spy, within which limits. */
export const chargeOf = (frame: Frame): Charge => {
  if (frame.kind === 'turn') return { decides: frame.seat, as: frame.seat, limits: [] };
  const { coercer, opponent, player } = frame;
  return player === 'coercer'
    ? { decides: coercer, as: coercer, limits: [] }
    : { decides: coercer, as: opponent, limits: OPPONENT_LIMITS };
};

/** The card itself is no part of it: it is shown to nobody unless the coercer wishes. */
export const decisionsOf = (frames: readonly Frame[]): readonly Decision[] =>
  frames.map((frame) => {
    const { decides, as, limits } = chargeOf(frame);
    if (frame.kind === 'turn') return { seats: [decides], purpose: message('i-spy.decision.turn') };
    return {
      seats: [decides],
      as,
      purpose: message(`i-spy.decision.coerced-${frame.player}`, { opponent: seat(frame.opponent) }),
      limits: limits.map((limit) => message(`i-spy.limit.${limit}`)),
    };
  });
