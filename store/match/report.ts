import { type Misfit } from '@/rules/core/codec';
import { type Violation } from '@/rules/core/violation';
import { type Damage } from '../storage/damage';
import { type StoredMatch } from './read-match';

/** What loading found, in numbers that a person can be told. Nothing of it was thrown away. */
export interface LoadReport {
  readonly kept: number;
  /** Entries of the journal that were understood: a copy of them can be played. */
  readonly entries: number;
  readonly reason:
    | { readonly kind: 'damaged'; readonly damage: Damage }
    | { readonly kind: 'not-understood'; readonly misfit: Misfit }
    | { readonly kind: 'newer-rules'; readonly version: number }
    | { readonly kind: 'refused'; readonly violations: readonly Violation[] };
}

export const reportOf = ({ journal, loaded, start, game }: StoredMatch): LoadReport | undefined => {
  const counts = { kept: loaded.log.events.length, entries: loaded.understood };
  const [fault] = journal.damage?.faults ?? [];
  const version = loaded.newer ?? start.rulesVersion;
  if (version > game.rulesVersion) return { ...counts, reason: { kind: 'newer-rules', version } };
  if (loaded.misfit) return { ...counts, reason: { kind: 'not-understood', misfit: loaded.misfit } };
  if (loaded.refusal)
    return { ...counts, reason: { kind: 'refused', violations: loaded.refusal.violations } };
  if (fault) return { ...counts, reason: { kind: 'damaged', damage: fault.damage } };
  return undefined;
};
