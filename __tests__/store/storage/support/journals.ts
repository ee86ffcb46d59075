import { type Backend } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { type JournalWriter } from '@/store/storage/journal-writer';
import { WriteQueue } from '@/store/storage/write-queue';
import { FakeClock } from './fake-clock';

export const MATCH = 'm1';

/** About as long as an entry of a real match; every seventh holds an owner's own words. */
export const entry = (index: number): string =>
  JSON.stringify({
    at: 1_760_000_000_000 + index * 9_000,
    kind: 'append',
    events: [
      { id: index, group: index, actor: index % 4, move: { type: 'accept-mission', slot: index % 5 } },
    ],
    ...(index % 7 === 0 ? { note: 'Zoë – Köln, 東京 🕵️' } : {}),
  });

export const entries = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => entry(from + index));

export interface Session {
  readonly queue: WriteQueue;
  readonly clock: FakeClock;
  readonly writer: JournalWriter;
  readonly entries: readonly string[];
}

/** Opens the match the way the app does: reads, then starts to write. */
export const play = async (backend: Backend, match = MATCH): Promise<Session> => {
  const opened = await openJournal(backend, match);
  if (!opened.writer) throw new Error('The journal is read-only.');
  const clock = new FakeClock();
  const queue = new WriteQueue(backend, clock);
  queue.start();
  queue.add(opened.writer);
  return { queue, clock, writer: opened.writer, entries: opened.entries };
};

/** Appends in groups of these sizes, each stored before the next. */
export const record = async (session: Session, sizes: readonly number[]): Promise<void> => {
  for (const size of sizes) {
    session.writer.append(entries(session.writer.stored + session.writer.waiting, size));
    await session.queue.flush();
  }
};
