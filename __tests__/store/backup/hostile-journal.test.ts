import { loadLog } from '@/rules/core/log/load';
import { readBackup } from '@/store/backup/read-backup';
import { type GameModule } from '@/rules/core/contract';
import { courier, digital } from '../../support/courier/game';
import { empty, forged, match } from './support';

/** A file that passes every check of a backup is still a stranger's journal. */
test.each(['undo', 'redo'])(
  'a journal that asks for more steps of %s than can be counted loads at once',
  (kind) => {
    const entry = JSON.stringify({ at: 1, kind, steps: Number.MAX_SAFE_INTEGER });
    const read = readBackup(forged({ ...empty, matches: [match('m1', [entry])] }));
    if (!read.ok) throw new Error(read.error.kind);
    const [first] = read.value.content.matches;
    const entries = (first?.journal ?? []).map((text): unknown => JSON.parse(text));
    const { log, understood, misfit } = loadLog(courier as unknown as GameModule, {
      options: digital,
      entries,
    });
    expect([understood, misfit, log.events.length]).toEqual([1, undefined, 0]);
  },
);
