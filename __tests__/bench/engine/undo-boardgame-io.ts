import { readFileSync } from 'node:fs';
import { full } from '@/rules/spy-connection/game';
import { cpuTime } from '../support/timing';
import { type LongMatch } from './long-match';
import { clientFrom } from './peer';

/** Every move that its undo can take back, because it did not end the turn, is taken back once and made again. */
const { options, drafts } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LongMatch;
const client = clientFrom(full.start(options));
let time = 0;
let undone = 0;
let barred = 0;
for (const { actor, move } of drafts) {
  client.moves.play?.(actor, move);
  if (move.type === 'end-turn' || move.type === 'decline-extra-turn') {
    barred++;
    continue;
  }
  const from = cpuTime();
  client.undo();
  time += cpuTime() - from;
  client.redo();
  undone++;
}
console.log(JSON.stringify({ amortised: (time * 1000) / undone, undone, barred }));
