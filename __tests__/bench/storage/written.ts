import { MatchLog } from '@/rules/core/log/match-log';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { type Batch } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { utf8Length } from '@/store/storage/bytes';
import { WriteQueue } from '@/store/storage/write-queue';
import { anyGame } from '../../support/replay';
import { type LongMatch } from '../engine/long-match';

class CountingBackend extends MemoryBackend {
  bytes = 0;

  override async write(batch: Batch): Promise<void> {
    for (const [key, value] of batch.set) this.bytes += utf8Length(key) + utf8Length(value);
    await super.write(batch);
  }
}

export interface Written {
  /** Bytes after each move. */
  readonly ours: readonly number[];
  readonly values: ReadonlyMap<string, string>;
}

const AT = Date.UTC(2026, 0, 1);

/** Plays the match as the app does, each move stored before the next, and counts what reaches the disk. */
export const written = async (
  { options, drafts }: LongMatch,
  match: string,
  transactional: boolean,
): Promise<Written> => {
  const backend = new CountingBackend([], transactional);
  const { writer } = await openJournal(backend, match);
  if (!writer) throw new Error('The journal is read-only.');
  const queue = new WriteQueue(backend);
  queue.start();
  queue.add(writer);
  const log = new MatchLog(anyGame<Move, State>(full), options);
  const ours: number[] = [];
  for (const [index, draft] of drafts.entries()) {
    const at = AT + index * 9_000;
    const step = log.append([draft], at);
    if (!step.ok) throw new Error('refused');
    writer.append([JSON.stringify({ at, ...step.value })]);
    await queue.flush();
    ours.push(backend.bytes);
  }
  return { ours, values: backend.values };
};

/** The naive peer: the whole match, with its state and its log, as one JSON text on every move. */
export const wholeStates = ({ options, drafts }: LongMatch): number => {
  const log = new MatchLog(anyGame<Move, State>(full), options);
  const frame = JSON.stringify({ events: [], state: 0 }).length - 1;
  let events = 0;
  let bytes = 0;
  for (const [index, draft] of drafts.entries()) {
    log.append([draft], 0);
    events += JSON.stringify(log.events.at(-1)).length + (index > 0 ? 1 : 0);
    const whole = frame + events + JSON.stringify(log.state).length;
    if (index === 99 && whole !== JSON.stringify({ events: log.events, state: log.state }).length)
      throw new Error('The naive peer is counted wrongly.');
    bytes += whole;
  }
  return bytes;
};
