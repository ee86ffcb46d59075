/*
 * The hardest move: take back and connect.
 * Both are moves of their own, so a turn is a sequence that the table sees: `take-back-agents` (any number of
 * spaces at once, since coherence is judged after each, SC-35), then `connect-city`, which pays from the supply
 * or is refused (SC-33). The refusal's `repairs` are such sequences: take-back and discard moves that raise the
 * supply. Travel is `move-spy`; whether it was option B or C shows when `connect-city` follows or not (SC-41),
 * so neither option needs a move that only announces it.
 * A connection that the box does not know is named by its print, which enters the log with the move.
 * A Mission is `mission`: the number of a tile, given in the order in which cards come to the table. Its print
 * attaches when the card is accepted, revealed by a digital deck, or noted early.
 */
import type { TableMove } from '@/rules/core/contract';
import type { CityPrint, ConnectionPrint, MissionPrint, StartMissionPrint } from '../box';
import type { Slot } from '../prices';

/** Made by the table: chance of the set-up and of the deck, and what is learned of the box meanwhile. */
export type TableMoves =
  /** One for each seat, from seat 0; the prints of those that the box did not know. */
  | {
      readonly type: 'deal-start-missions';
      readonly cards: readonly string[];
      readonly prints?: readonly StartMissionPrint[];
    }
  | {
      readonly type: 'reveal-start-missions';
      readonly cards: readonly string[];
      readonly prints?: readonly StartMissionPrint[];
    }
  /** A digital deck fills the empty slots from the bottom. */
  | { readonly type: 'reveal-missions'; readonly cards: readonly string[] }
  | { readonly type: 'note-city'; readonly print: CityPrint }
  | { readonly type: 'note-connection'; readonly print: ConnectionPrint }
  | { readonly type: 'note-mission'; readonly mission: number; readonly print: MissionPrint };

export type TurnMoves =
  | { readonly type: 'choose-start-mission'; readonly card: string }
  | { readonly type: 'accept-mission'; readonly slot: Slot; readonly print?: MissionPrint }
  | { readonly type: 'move-spy'; readonly city: string }
  /** From the city of the Spy to the other end of this connection. */
  | { readonly type: 'connect-city'; readonly connection: string; readonly print?: ConnectionPrint }
  /** `agents` says how many were lifted, where somebody counted: all of them or it is refused. */
  | { readonly type: 'take-back-agents'; readonly spaces: readonly string[]; readonly agents?: number }
  | { readonly type: 'take-back-objective'; readonly mission: number; readonly city: string }
  | { readonly type: 'take-back-assigned'; readonly mission: number }
  | { readonly type: 'discard-mission'; readonly mission: number }
  /** The city is always the one where the Spy stands, SC-50. */
  | { readonly type: 'cover-objective'; readonly mission: number; readonly city?: string }
  | { readonly type: 'pass' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'decline-extra-turn' };

export type Move = TableMoves | TurnMoves | TableMove;
