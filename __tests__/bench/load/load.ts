import { readFileSync } from 'node:fs';
import { games } from '@/rules/index';
import type { MatchHeader } from '@/store/match/header';
import { readMatch } from '@/store/match/read-match';
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

const main = async (): Promise<void> => {
  // The rules are part of the app, not of the match: their code is loaded before.
  await games.find(({ id }) => id === header.game)?.load();
  const first = await load();
  const times: number[] = [];
  for (let count = 0; count < REPEATED; count++) times.push(await load());
  console.log(JSON.stringify({ first, again: middleOf(times) }));
};

void main();
