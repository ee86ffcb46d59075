import { isDeepStrictEqual } from 'node:util';
import { type BaseMove } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type Seat } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import {
  type AnyLog,
  bentMove,
  changeOf,
  correction,
  playedAnew,
  type Wish,
  wishFor,
} from '../support/play/off-path';
import { Coverage, type Pick, playOut } from '../support/play/playout';
import { randomTables, type RandomTable } from '../support/play/tables';
import { chanceOf } from '../support/chance';
import { progress, tell, times } from '../support/soak';

const from = Number(process.env.SOAK_SEED ?? 1);

const options = (table: RandomTable, seed: number) => {
  const make = table.options[seed % table.options.length];
  if (!make) throw new Error(`${table.name} has no table`);
  return make(seed);
};

/** A match of some moves, or until its end. */
const begun = (table: RandomTable, seed: number, pick: Pick): AnyLog => {
  const { game, samplers, weights } = table;
  const cap = 20 + pick(160);
  return playOut({ game, options: options(table, seed), pick, samplers, weights, cap }, new Coverage()).log;
};

const CAP = 20_000;

/** The match goes on to its end, and no piece is lost on the way. */
const expectItGoesOn = (table: RandomTable, log: AnyLog, pick: Pick): void => {
  const { game, samplers, weights, holds } = table;
  const inspect = ({ state }: AnyLog) => holds(state);
  const { ending } = playOut(
    { game, options: log.options, pick, samplers, weights, log, cap: CAP, inspect },
    new Coverage(),
  );
  expect(ending).toBe('over');
};

/** The table insists on what it sets right, where it may. */
const insisting = (log: AnyLog, wish: Wish): Wish => {
  const { refused } = planRewrite(log, changeOf(wish));
  if (refused.length === 0 || refused.some(({ overrulable }) => !overrulable)) return wish;
  const drafts = [...wish.drafts].map(
    ([id, draft]) =>
      [id, { ...draft, overruled: [...(draft.overruled ?? []), ...refused.map(reasonId)] }] as const,
  );
  return { ...wish, drafts: new Map(drafts) };
};

/** The matcher tells what differs, and is slow where nothing does. */
const expectSame = (one: unknown, other: unknown): void => {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
};

const fromDisk = (log: AnyLog): unknown => {
  const entries = log.events.map((event, at) => ({ at, kind: 'append', events: [event] }));
  const loaded = loadLog(log.game as never, {
    options: log.options,
    entries: JSON.parse(JSON.stringify(entries)),
  });
  expect([loaded.misfit, loaded.refusal?.violations.map(reasonId)]).toEqual([undefined, undefined]);
  return loaded.log.state;
};

describe.each(randomTables)('$name', (table) => {
  test('a changed past is what would have been played, keeps what it can, and can be undone', () => {
    let changed = 0;
    let lost = 0;
    for (let seed = from; changed < times(40, 100_000); seed++) {
      const pick = chanceOf(seed);
      const log = begun(table, seed, pick);
      for (let attempt = 0; attempt < times(12, 48); attempt++) {
        const found = wishFor(log, pick, log.options.seatCount);
        const wish = found && insisting(log, found);
        if (!wish) continue;
        const anew = playedAnew(log, wish);
        const plan = planRewrite(log, changeOf(wish));
        expect(plan.refused.map(reasonId)).toEqual(anew.refused.map(reasonId));
        if (plan.refused.length > 0) continue;
        changed++;
        const before = log.state;
        log.rewrite(plan.rewrite, 0);
        expectSame(log.state, anew.log.state);
        expectSame(
          log.events.map(({ actor, move }) => ({ actor, move })),
          anew.log.events.map(({ actor, move }) => ({ actor, move })),
        );
        expect(plan.illegal.map(({ event }) => event.id)).toEqual(
          [...anew.kept, ...anew.lost].sort((a, b) => a - b),
        );
        expect(plan.rewrite.dropped.filter((id) => !wish.removed.has(id))).toEqual(anew.lost);
        table.holds(log.state);
        if (changed % 4 === 0) expectSame(fromDisk(log), log.state);
        lost += anew.lost.length;
        log.undo(1, 0);
        expectSame(log.state, before);
        progress(`${table.name}, ${changed} changes`);
      }
    }
    tell(`${table.name}: ${changed} changes to the past, ${lost} entries that no state could hold`);
  });

  test('after a changed past, an overruled move or a correction the match goes on to its end', () => {
    let bent = 0;
    let corrected = 0;
    for (let seed = from; seed < from + times(6, 2000); seed++) {
      const pick = chanceOf(seed * 31);
      const log = begun(table, seed, pick);
      for (let attempt = 0; attempt < 6; attempt++) {
        const wanted = [wishFor, bentMove, correction][attempt % 3];
        const before = log.state;
        if (wanted === wishFor) {
          const found = wishFor(log, pick, log.options.seatCount);
          const plan = found && planRewrite(log, changeOf(insisting(log, found)));
          if (!plan || plan.refused.length > 0) continue;
          log.rewrite(plan.rewrite, 0);
          continue;
        }
        const draft = wanted === bentMove ? bentMove(table, log, pick) : correction(table, log, pick);
        if (!draft) continue;
        expect(log.append([draft], 0).ok).toBe(true);
        const after = log.state;
        table.holds(after);
        log.undo(1, 0);
        expect(log.state).toBe(before);
        log.redo(1, 0);
        expect(log.state).toEqual(after);
        if (wanted === bentMove) bent++;
        else corrected++;
      }
      expectItGoesOn(table, log, pick);
      expect(fromDisk(log)).toEqual(log.state);
    }
    tell(`${table.name}: ${bent} overruled moves and ${corrected} corrections played to the end`);
  });

  test('what is offered to mend a refused move makes it legal, step by step', () => {
    let tried = 0;
    const { game, samplers, weights } = table;
    const refusedBy = (state: unknown, seat: Seat, move: BaseMove) =>
      game.check(state, seat, move).filter(({ certainty }) => certainty === 'broken');
    const inspect = ({ state }: AnyLog) => {
      for (const seat of game.status(state, 'table').decisions.at(-1)?.seats ?? [])
        for (const { move } of game.offers(state, seat, seat)) {
          if (refusedBy(state, seat, move).length === 0) continue;
          for (const { moves, instead = move, label } of game.repairs(state, seat, move)) {
            tried++;
            let after = state;
            for (const mend of [...moves, instead]) {
              const left = refusedBy(after, seat, mend).map(reasonId);
              expect({ repair: label.key, makes: mend.type, left }).toMatchObject({ left: [] });
              after = game.apply(after, seat, mend);
            }
          }
        }
    };
    for (let seed = from; seed < from + times(4, 2000); seed++) {
      const pick = chanceOf(seed * 17);
      const cap = 60 + pick(60);
      playOut({ game, options: options(table, seed), pick, samplers, weights, cap, inspect }, new Coverage());
    }
    tell(`${table.name}: ${tried} repairs taken`);
  });
});
