import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { type LogAt } from '@/rules/core/log/match-log';
import { drawFrom } from './draw';
import { mixedSeed } from './shared-seed';

const SEED = /^[0-9a-f]{64}$/;
export const isSeed = (text: string): boolean => SEED.test(text);

/** Shown at the start of a match; the seed that is revealed at the end has to fit it. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

export type Verification =
  /** `copied`: draws that came along with a copy and were made by another seed. */
  | { readonly kind: 'verified'; readonly draws: number; readonly copied?: number }
  | { readonly kind: 'wrong-seed' }
  /** The event at which something else was recorded than the seed gives. */
  | { readonly kind: 'wrong-draw'; readonly event: number };

interface Revealed {
  readonly seed: string;
  readonly commitment: string;
  /** The event from which on a copy draws by this seed. */
  readonly parted?: number;
}

/** Whether a revealed seed fits the commitment and gives every digital draw of the match. */
export const verifyDraws = (log: LogAt, { seed, commitment, parted = 0 }: Revealed): Verification => {
  if (!isSeed(seed) || commitmentOf(seed) !== commitment) return { kind: 'wrong-seed' };
  const mixed = mixedSeed(seed, log.shares);
  let draws = 0;
  let copied = 0;
  for (const [position, event] of log.events.entries()) {
    const before = log.stateAt(position);
    const { chance } = log.game.status(before, 'table');
    if (event.actor !== 'table' || chance?.source !== 'digital') continue;
    if (event.move.type === 'correct' || event.move.type === 'leave') continue;
    if (event.id < parted) {
      copied++;
      continue;
    }
    const expected = log.game.answer(before, drawFrom(mixed, chance, log.game.pool(before)));
    if (JSON.stringify(expected) !== JSON.stringify(event.move))
      return { kind: 'wrong-draw', event: event.id };
    draws++;
  }
  return { kind: 'verified', draws, ...(copied > 0 ? { copied } : {}) };
};
