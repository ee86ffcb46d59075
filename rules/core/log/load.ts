import type { GameModule } from '../contract';
import type { Misfit } from '../result';
import type { TableOptions } from '../seat';
import type { JournalEntry, JournalStep, SetAside } from './journal';
import { parseEntry } from './journal';
import type { Refusal } from './match-log';
import { MatchLog } from './match-log';
import { Timeline } from './timeline';

export interface Loaded {
  readonly log: MatchLog;
  /** Entries that were understood; those from the first misfit on are not part of the log. */
  readonly understood: number;
  readonly misfit?: Misfit;
  /** The first event that the rules refuse. It was set aside; the step has to be stored. */
  readonly refusal?: Refusal & { readonly step: SetAside };
}

/** Folds and checks a stored journal. It keeps the valid prefix and says what stands behind it. */
export const loadLog = (game: GameModule, options: TableOptions, entries: readonly unknown[]): Loaded => {
  const timeline = new Timeline();
  let understood = 0;
  let misfit: Misfit | undefined;
  for (const input of entries) {
    const entry = parseEntry(game, input);
    if (!entry.ok) {
      misfit = entry.error;
      break;
    }
    const { at, ...step } = entry.value;
    timeline.fold(step as JournalStep, at);
    understood++;
  }
  const log = new MatchLog(game, options, timeline);
  const refused = log.verify();
  const base = { log, understood, ...(misfit ? { misfit } : {}) };
  if (!refused) return base;
  const [first] = refused.violations;
  const step: SetAside = {
    kind: 'set-aside',
    from: refused.event.id,
    reason: first ? `${first.rule}/${first.code}` : '',
  };
  log.setAside(step, lastTime(entries, understood));
  return { ...base, refusal: { draft: refused.draft, violations: refused.violations, step } };
};

const lastTime = (entries: readonly unknown[], understood: number): number =>
  (entries[understood - 1] as JournalEntry).at;
