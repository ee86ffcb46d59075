import { Coverage, type Pick, playOut } from '@/__tests__/support/play/playout';
import { spyMasterSamplers as samplers } from '@/__tests__/support/play/spymaster';
import { type GameModule } from '@/rules/core/contract';
import { type Amended, type GameEvent } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { reasonId } from '@/rules/core/violation';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { countOf } from '@/rules/spymaster/model/pile';
import { type State } from '@/rules/spymaster/model/state';
import { chanceOf } from '../../support/chance';
import { baseSeed, tell, times } from '../../support/soak';
import { expectWhole } from './support/invariants';

type Log = MatchLog<Move, State>;

const game = full as unknown as GameModule<Options, Move, State>;
const weights = { 'burn-to-move': 1.2, 'move-agent': 12, 'complete-mission': 40, 'end-turn': 1, pass: 4 };
const realCards = { box: 'owner', intelligenceDeck: 'physical', missionDeck: 'physical' } as const;

const tables: readonly ((options: Options) => Options)[] = [
  (options) => options,
  (options) => ({ ...options, ...realCards, placement: 'physical' }),
  (options) => ({ ...options, ...realCards, rows: 'blank', intelligenceCards: [] }),
];

const played = (seed: number, pick: Pick): Log => {
  const change = tables[seed % tables.length] as (typeof tables)[number];
  const options = change(practiceOptions({ seatCount: 3 + (seed % 4), startSeat: 0 }));
  return playOut({ game, options, pick, samplers, weights, cap: 80 + pick(200) }, new Coverage()).log;
};

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(list.length)];

/** The entries of one round in which Files were chosen. */
const choicesWith = (log: Log, { id }: GameEvent<Move>): readonly GameEvent<Move>[] => {
  const at = log.events.findIndex((event) => event.id === id);
  const before = log.events.slice(0, at).findLastIndex(({ move }) => move.type === 'cut-files');
  const after = log.events.findIndex(({ move }, place) => place > at && move.type === 'cut-files');
  return log.events
    .slice(before, after < 0 ? undefined : after)
    .filter(({ move }) => move.type === 'choose-file');
};

const firstOf = ({ move }: GameEvent<Move>): number => (move.type === 'choose-file' ? move.first : -1);

const taking = ({ id, actor }: GameEvent<Move>, first: number): Amended<Move> => ({
  event: id,
  draft: { actor, move: { type: 'choose-file', first } },
});

/** How many cards the changed past keeps in each place, and that undo gives back the very match. */
const expectKept = (log: Log, entries: readonly Amended<Move>[]): number => {
  const before = log.state;
  const all = log.events.length;
  const plan = planRewrite(log, { kind: 'amend', entries });
  expect(plan.refused.map(reasonId)).toEqual([]);
  expect(plan.illegal.filter(({ overrulable }) => !overrulable).map(({ event }) => event.move.type)).toEqual(
    [],
  );
  log.rewrite(plan.rewrite, 0);
  expect(log.events).toHaveLength(all);
  expectWhole(log.state);
  expect(log.state.round).toBe(before.round);
  log.undo(1, 0);
  expect(log.state).toEqual(before);
  return plan.illegal.length;
};

test('[SM-23] two players swapped their Files in the past: every later entry stays, and undo gives back the match', () => {
  let swapped = 0;
  let insisted = 0;
  for (let seed = 1; swapped < times(12, 4000); seed++) {
    const pick = chanceOf(baseSeed() + seed);
    const log = played(seed, pick);
    const chosen = one(
      log.events.filter(({ move }) => move.type === 'choose-file'),
      pick,
    );
    const other =
      chosen &&
      one(
        choicesWith(log, chosen).filter(({ id }) => id !== chosen.id),
        pick,
      );
    if (!chosen || !other) continue;
    swapped++;
    insisted += expectKept(log, [taking(chosen, firstOf(other)), taking(other, firstOf(chosen))]);
  }
  tell(`SpyMaster: ${swapped} swapped Files, ${insisted} later entries by the table's decision`);
});

test('[SM-22] the SpyMaster card lay on another File: every later entry stays', () => {
  let moved = 0;
  for (let seed = 1; moved < times(12, 4000); seed++) {
    const pick = chanceOf(baseSeed() + seed * 7);
    const log = played(seed, pick);
    const cut = one(
      log.events.filter(({ move }) => move.type === 'cut-files'),
      pick,
    );
    if (cut?.move.type !== 'cut-files') continue;
    const { cuts, spyMasterCard } = cut.move;
    const other = one(
      [0, ...cuts].filter((first) => first !== spyMasterCard),
      pick,
    ) as number;
    moved++;
    const move: Move = { type: 'cut-files', cuts, spyMasterCard: other };
    expectKept(log, [{ event: cut.id, draft: { actor: cut.actor, move } }]);
  }
});

test('[SM-23] whoever changes which File somebody took changes what the other one took with it', () => {
  const pick = chanceOf(5);
  const log = played(2, pick);
  const [first, second] = choicesWith(
    log,
    log.events.find(({ move }) => move.type === 'choose-file') as GameEvent<Move>,
  );
  if (!first || !second) throw new Error('nobody chose');
  const move: Move = { type: 'choose-file', first: firstOf(second) };
  expect(full.amend?.along?.(log.events, first, move)).toEqual([taking(second, firstOf(first))]);
  const unchanged: Move = { type: 'choose-file', first: firstOf(first) };
  expect(full.amend?.along?.(log.events, first, unchanged)).toEqual([]);
  const { players } = log.state;
  expect(players.map(({ hand }) => countOf(hand) >= 0)).not.toContain(false);
});
