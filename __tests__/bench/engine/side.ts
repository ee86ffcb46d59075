import { readFileSync } from 'node:fs';
import { type Draft } from '@/rules/core/log/event';
import { full, type Move } from '@/rules/spy-connection/game';
import { type Options } from '@/rules/spy-connection/model/options';
import { type State } from '@/rules/spy-connection/model/state';
import { cpuTime, middleOf, patiently, timeOf } from '../support/timing';
import { type LongMatch } from './long-match';

export interface Player {
  play(draft: Draft<Move>): void;
  state(): State;
}

/** A match that begins with the options, or in the middle of it with a state. */
export type Begin = (options: Options, from: State) => Player;

const played = (begin: Begin, { options, drafts }: LongMatch): State => {
  const player = begin(options, full.start(options));
  for (const draft of drafts) player.play(draft);
  return player.state();
};

/** Processor time, in milliseconds, of the moves behind the first `length`, with so many of them in the log. */
const costAt = (begin: Begin, { options, drafts }: LongMatch, { from, before, length }: Place): number => {
  const player = begin(options, from);
  for (const draft of drafts.slice(length - before, length)) player.play(draft);
  const moves = drafts.slice(length);
  const then = cpuTime();
  for (const draft of moves) player.play(draft);
  return cpuTime() - then;
};

interface Place {
  readonly from: State;
  readonly before: number;
  readonly length: number;
}

/** The very same moves in the very same state, once as the 10,001st and following, once as the 101st. */
const growth = (begin: Begin, match: LongMatch): number => {
  const length = match.drafts.length - 1_000;
  const start = full.start(match.options);
  const near = match.drafts
    .slice(0, length - 100)
    .reduce((state, { actor, move }) => full.apply(state, actor, move), start);
  const late: number[] = [];
  const early: number[] = [];
  const measures = [
    () => late.push(costAt(begin, match, { from: start, before: length, length })),
    () => early.push(costAt(begin, match, { from: near, before: 100, length })),
  ];
  patiently(() => {
    for (const measure of measures.reverse()) measure();
  });
  return middleOf(late) / middleOf(early);
};

/** Plays the match of the file that it is given, and prints what it is asked for. */
export const playedBy = (begin: Begin): void => {
  const [file = '', asked = ''] = process.argv.slice(2);
  const match = JSON.parse(readFileSync(file, 'utf8')) as LongMatch;
  const answers: Readonly<Record<string, () => unknown>> = {
    end: () => played(begin, match),
    growth: () => growth(begin, match),
    'moves-per-second': () => (match.drafts.length * 1000) / timeOf(() => void played(begin, match)),
  };
  console.log(JSON.stringify(answers[asked]?.()));
};
