import { type BaseMove, type GameModule } from '../contract';
import { type Codec, type Misfit } from '../codec';
import { type TableOptions } from '../seat';
import { type JournalEntry, type JournalStep, parseEntry, type SetAside } from './journal';
import { type Excess, type Limits, READ_LIMITS } from './limits';
import { MatchLog, type Refusal } from './match-log';
import { Migration } from './migrate';
import { Timeline } from './timeline';

export interface LoadedLog {
  readonly log: MatchLog;
  /** Entries that were understood; those from the first misfit on are not part of the log. */
  readonly understood: number;
  /** The version of the rules in whose form the last of them are stored. */
  readonly version: number;
  readonly misfit?: Misfit;
  /** The journal goes on beyond what is read of any. */
  readonly excess?: Excess;
  /** Entries of a newer version of the rules follow, which these rules cannot read. */
  readonly newer?: number;
  /** The first event that the rules refuse. It was set aside; the step has to be stored. */
  readonly refusal?: Refusal & { readonly step: SetAside };
}

interface Stored {
  readonly options: TableOptions;
  readonly entries: readonly unknown[];
  /** The version of the rules that the match began with; the present one where nothing is said. */
  readonly version?: number;
  readonly limits?: Limits;
}

/** Folds and checks a stored journal. It keeps the valid prefix and says what stands behind it. */
export const loadLog = (
  game: GameModule,
  { options, entries, version: first, limits = READ_LIMITS }: Stored,
): LoadedLog => {
  const timeline = new Timeline();
  const migration = new Migration(game);
  let version = Math.min(first ?? game.rulesVersion, game.rulesVersion);
  let codec = codecOf(game, version);
  let understood = 0;
  let misfit: Misfit | undefined;
  let newer: number | undefined;
  let excess: Excess | undefined;
  for (const input of entries) {
    const entry = parseEntry(codec, input);
    if (!entry.ok) {
      misfit = entry.error;
      break;
    }
    const { at, spent: _, ...step } = entry.value;
    if (step.kind === 'rules') {
      if (step.version > game.rulesVersion) {
        newer = step.version;
        break;
      }
      version = Math.max(version, step.version);
      codec = codecOf(game, version);
    }
    if (version < game.rulesVersion) migration.note(step as JournalStep, version);
    timeline.fold(step as JournalStep, at);
    timeline.time(entry.value);
    excess = timeline.beyond(limits);
    if (excess) break;
    understood++;
  }
  const present = migration.needed ? migration.carryOut(options, timeline) : timeline;
  if (!present) excess = 'work';
  const log = new MatchLog(game, options, present);
  const refused = log.verify();
  const base = {
    ...{ log, understood: present ? understood : 0, version },
    ...(excess ? { excess } : {}),
    ...(misfit ? { misfit } : {}),
    ...(newer === undefined ? {} : { newer }),
  };
  if (!refused) return base;
  const [reason] = refused.violations;
  const step: SetAside = {
    kind: 'set-aside',
    from: refused.event.id,
    reason: reason ? `${reason.rule}/${reason.code}` : '',
  };
  log.setAside(step, lastTime(entries, understood));
  return { ...base, refusal: { draft: refused.draft, violations: refused.violations, step } };
};

const codecOf = (game: GameModule, version: number): Codec<BaseMove> =>
  version < game.rulesVersion && game.earlier ? game.earlier.codec(version) : game.codec.move;

const lastTime = (entries: readonly unknown[], understood: number): number =>
  (entries[Math.max(0, understood - 1)] as JournalEntry).at;
