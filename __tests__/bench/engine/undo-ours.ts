import { readFileSync } from 'node:fs';
import { MatchLog } from '@/rules/core/log/match-log';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { anyGame } from '../../support/replay';
import { cpuTime, middleOf } from '../support/timing';
import { type LongMatch } from './long-match';

const { options, drafts } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LongMatch;
let applied = 0;
const counted: typeof full = {
  ...full,
  apply: (...move) => {
    applied++;
    return full.apply(...move);
  },
};

const play = (game: object): MatchLog<Move, State> => {
  const log = new MatchLog(anyGame<Move, State>(game), options);
  for (const draft of drafts) log.append([draft], 0);
  return log;
};

/** The most moves that one undo replays, over every depth of the match. */
const mostReplayed = (): number => {
  const log = play(counted);
  const whole = JSON.stringify(log.state);
  let most = 0;
  for (let depth = 1; depth <= drafts.length; depth += depth < 200 ? 1 : 89) {
    applied = 0;
    log.undo(depth, 0);
    most = Math.max(most, applied);
    log.redo(depth, 0);
  }
  if (JSON.stringify(log.state) !== whole) throw new Error('undo and redo are not the identity');
  return most;
};

/** Microseconds for each step of a walk from the last move back to the first, across all turns. */
const amortised = (): number => {
  const log = play(full);
  const from = cpuTime();
  while (log.undo(1, 0));
  const time = cpuTime() - from;
  if (JSON.stringify(log.state) !== JSON.stringify(full.start(options))) throw new Error('not at the start');
  return (time * 1000) / drafts.length;
};

const replayed = mostReplayed();
const walks = Array.from({ length: 15 }, amortised);
console.log(JSON.stringify({ replayed, amortised: middleOf(walks) }));
