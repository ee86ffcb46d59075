import { type Game } from '@/rules/core/contract';
import { MatchLibrary } from '@/store/match/library';
import { OpenMatch } from '@/store/match/open-match';
import { type MatchResult } from '@/store/match/result';
import { readMatch } from '@/store/match/read-match';
import { type Backend } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';
import { WriteQueue } from '@/store/storage/write-queue';
import { box } from './courier/box';
import { courier, digital } from './courier/game';

export const courierGame: Game = {
  id: 'courier',
  seats: courier.seats,
  load: async () => ({ full: courier, light: courier, box }),
};

export const courierMatch = {
  game: 'courier',
  module: 'full',
  name: 'Friday',
  players: [
    { name: 'Anna', colour: 0 },
    { name: 'Ben', colour: 1 },
  ],
  practice: false,
  options: digital,
} as const;

/** What Anna's victory comes to. */
export const annaWon: MatchResult = {
  ...{ totals: [5, 3], winners: [0], endedEarly: false },
  ...{ endedAt: 2_000, played: 1_000 },
};

/** The store around matches, on a backend that a test can break, restart and look into. */
export const openDesk = async (
  backend: Backend = new MemoryBackend(),
  games: readonly Game[] = [courierGame],
) => {
  let time = 1_000;
  const now = () => time++;
  const records = new RecordStore(backend);
  const queue = new WriteQueue(backend);
  const library = await MatchLibrary.load({ backend, records, queue, games, now });
  queue.add(records);
  queue.start();
  const open = async (id: string) => {
    const header = library.get(id);
    if (!header) throw new Error('no such match');
    const opened = await OpenMatch.open({
      header,
      queue,
      now,
      read: () => readMatch({ backend, records, games }, header),
    });
    if (!opened.ok) throw new Error(opened.error.kind);
    return opened.value;
  };
  const create = async (about: object = {}) => {
    const created = await library.create({ ...courierMatch, ...about });
    if (!created.ok) throw new Error(created.error.kind);
    return created.value;
  };
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { backend, records, queue, library, open, create, later };
};
