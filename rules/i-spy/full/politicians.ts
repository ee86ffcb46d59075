import type { Seat, Viewer } from '@/rules/core/seat';
import type { PoliticianPrint } from '../prints';

export interface PoliticianTile {
  readonly id: number;
  /** Owners of the Control Tokens on it, three at most. */
  readonly tokens: readonly Seat[];
  /** Who looked, on the phone; a real tile that was looked at leaves no trace here. */
  readonly lookers: readonly Seat[];
  readonly print?: PoliticianPrint;
}

export interface PoliticianView {
  readonly id: number;
  readonly tokens: readonly Seat[];
  readonly print?: PoliticianPrint;
}

/** IS-45: what this viewer may know of a facedown tile. Who else looked, and what the app knows, stays out. */
export const seenBy = (viewer: Viewer, { id, tokens, lookers, print }: PoliticianTile): PoliticianView =>
  viewer !== 'table' && print && lookers.includes(viewer) ? { id, tokens, print } : { id, tokens };
