import { readFileSync } from 'node:fs';
import { type GameModule } from '@/rules/core/contract';
import { parseEntry, type JournalEntry } from '@/rules/core/log/journal';
import { MatchLog } from '@/rules/core/log/match-log';
import { Timeline } from '@/rules/core/log/timeline';
import { type TableOptions } from '@/rules/core/seat';
import { games } from '@/__tests__/support/games';
import { type MatchHeader } from '@/store/match/header';
import { readMatch } from '@/store/match/read-match';
import { readStart } from '@/store/match/read-start';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';
import { cpuTime, middleOf } from '../support/timing';

interface Saved {
  readonly header: MatchHeader;
  readonly values: readonly (readonly [string, string])[];
  readonly moves: number;
}

const REPEATED = 15;

const { header, values, moves } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Saved;

/** Opens the match from its stored texts: checksums, JSON, codecs, and every move checked by the rules. */
const load = async (): Promise<number> => {
  const backend = new MemoryBackend(values);
  const records = new RecordStore(backend);
  const from = cpuTime();
  const read = await readMatch({ backend, records, games }, header);
  const time = cpuTime() - from;
  if (!read.ok || read.value.loaded.log.events.length !== moves || read.value.loaded.refusal)
    throw new Error('The match was not loaded.');
  return time;
};

const repeated = async (time: () => Promise<number>): Promise<number> => {
  const times: number[] = [];
  for (let count = 0; count < REPEATED; count++) times.push(await time());
  return middleOf(times);
};

/** The same work piece by piece: what each costs by itself. */
const parts = async (game: GameModule): Promise<Readonly<Record<string, number>>> => {
  const backend = new MemoryBackend(values);
  const start = await readStart(new RecordStore(backend), header.id);
  if (!start.ok) throw new Error('The match has no start.');
  const { entries: texts } = await openJournal(backend, header.id);
  const entries = texts.map((text) => JSON.parse(text) as JournalEntry);
  const options = start.value.start.options as TableOptions;
  const timeline = new Timeline();
  for (const { at, ...step } of entries) timeline.fold(step, at);
  const timed = (call: () => unknown) =>
    repeated(async () => {
      const from = cpuTime();
      await call();
      return cpuTime() - from;
    });
  return {
    checksums: await timed(() => openJournal(backend, header.id)),
    JSON: await timed(() => texts.map((text): unknown => JSON.parse(text))),
    shapes: await timed(() => [
      game.codec.options.parse(options),
      ...entries.map((entry) => parseEntry(game.codec.move, entry)),
    ]),
    rules: await timed(() => new MatchLog(game, options, timeline).verify()),
  };
};

const main = async (): Promise<void> => {
  // The rules are part of the app, not of the match: their code is loaded before.
  const modules = await games.find(({ id }) => id === header.game)?.load();
  if (!modules) throw new Error('There is no such game.');
  const first = await load();
  const again = await repeated(load);
  console.log(JSON.stringify({ first, again, parts: await parts(modules.full) }));
};

void main();
