import { chanceOf } from '@/__tests__/support/chance';
import { Coverage, type Pick, playOut } from '@/__tests__/support/play/playout';
import { fullSamplers } from '@/__tests__/support/play/spy-connection';
import { MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type Actor } from '@/rules/core/seat';
import { isRefused, reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { cutOff } from '@/rules/spy-connection/model/network';
import { type State } from '@/rules/spy-connection/model/state';
import { baseSeed, progress, tell, times } from '../../support/soak';
import { expectAgents, expectCards } from './support/invariants';
import { optionsFor, variants } from './support/variants';
import { everyVariant, game, playerAt, taps, weights } from './support/wander';

/** What the table might note against the rules, by whoever it is. */
const bent = (state: State, pick: Pick) => {
  const actor: Actor = pick(3) > 0 ? state.active : pick(state.players.length);
  const tapped = taps({ ...state, active: actor });
  for (let tries = 0; tries < 12; tries++) {
    const move = tapped[pick(tapped.length)] as Move;
    const violations = full.check(state, actor, move);
    if (violations.length > 0 && violations.every(({ overrulable }) => overrulable))
      return { actor, move, overruled: violations.map(reasonId) };
  }
  return undefined;
};

/** One line moved and back, as far as Agents go; or whose turn it is. */
const corrected = (state: State, pick: Pick): Move | undefined => {
  const seat = pick(state.players.length);
  const lines = full.ledger(state, 'table');
  const supply = lines.find(({ id }) => id === `supply/${seat}`);
  const spaces = lines.filter(({ id }) => id.startsWith(`space/${seat}/`));
  const space = spaces[pick(spaces.length)];
  if (pick(3) === 0) return { type: 'correct', changes: [{ entry: 'active', to: String(seat) }] };
  if (supply?.kind !== 'count' || space?.kind !== 'count') return undefined;
  const to = space.value > 0 ? space.value - 1 : 1;
  const rest = supply.value + space.value - to;
  if (rest < 0) return undefined;
  return {
    type: 'correct',
    changes: [
      { entry: space.id, to },
      { entry: supply.id, to: rest },
    ],
  };
};

const expectWhole = (state: State): void => {
  expectAgents(state);
  try {
    expectCards(state);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('fourth'))) throw error;
  }
  if (state.players[state.active]?.left && state.phase === 'turn') throw new Error('[SC-58] nobody is at it');
};

/** What the seat at it would do, as in the playouts; what an overruled move has cut off is taken up first. */
const usual = (state: State, pick: Pick): Move => {
  const loose = cutOff(state.board, playerAt(state, state.active), []);
  if (state.phase === 'turn' && loose.length > 0) return { type: 'take-back-agents', spaces: [...loose] };
  const blank = fullSamplers['accept-mission']?.(state, state.active, pick);
  const offers = full.offers(state, state.active, state.active);
  const legal = offers.filter(({ violations }) => !isRefused(violations)).map(({ move }) => move);
  const bag = [...legal, ...(blank ? [blank] : [])].flatMap((move) =>
    Array.from({ length: Math.ceil(10 * (weights[move.type] ?? 1)) }, () => move),
  );
  return bag[pick(bag.length)] ?? { type: 'end-turn' };
};

const CARELESS = 150;

/** A match as a careless table begins it: now and then something against the rules, or a correction. */
const careless = (round: number): MatchLog<Move, State> => {
  const pick = chanceOf(baseSeed() + 1000 + round);
  const log = new MatchLog(game, optionsFor(2 + (round % 3), round % variants.length, round));
  const draftIn = (state: State) => {
    const { chance } = full.status(state, 'table');
    if (chance) {
      const pool = [...full.pool(state)];
      const picks = Array.from(
        { length: chance.count },
        () => pool.splice(pick(pool.length), 1)[0] as string,
      );
      return { actor: 'table' as const, move: full.answer(state, picks) };
    }
    const careful = log.events.length > CARELESS;
    if (!careful && state.phase === 'turn' && pick(4) === 0) return bent(state, pick);
    const move = !careful && state.phase === 'turn' && pick(20) === 0 ? corrected(state, pick) : undefined;
    if (move) return { actor: 'table' as const, move };
    return { actor: state.active, move: usual(state, pick) };
  };
  while (log.state.phase !== 'over' && log.events.length < 20_000) {
    const draft = draftIn(log.state);
    if (!draft) continue;
    const before = log.state;
    if (!log.append([draft], 0).ok) throw new Error(`${JSON.stringify(draft)} is refused`);
    const after = log.state;
    expectWhole(after);
    if (log.events.length > CARELESS) continue;
    log.undo(1, 0);
    expect(log.state).toEqual(before);
    log.redo(1, 0);
    expect(log.state).toEqual(after);
  }
  return log;
};

test('[SC-70] [SC-71] after overruled moves and corrections a match goes on to its end, and undo gives back each state', () => {
  let overruled = 0;
  for (let round = 0; round < times(2, 400); round++) {
    const log = careless(round);
    expect(log.state.phase).toBe('over');
    expect(full.outcome(log.state).winners).toHaveLength(1);
    overruled += log.events.filter((event) => event.overruled).length;
    progress(`Spy Connection careless, round ${round}`);
  }
  tell(`Spy Connection ${overruled} overruled moves`);
  expect(overruled).toBeGreaterThan(40);
});

test('[SC-70] a correction that is taken back by another one leaves what was there', () => {
  const pick = chanceOf(baseSeed());
  let made = 0;
  everyVariant(times(60, 400), ({ state }) => {
    const move = state.phase === 'turn' ? corrected(state, pick) : undefined;
    if (move?.type !== 'correct' || move.changes[0]?.entry === 'active') return;
    const values = new Map(full.ledger(state, 'table').map(({ id, value: was }) => [id, was]));
    const back: Move = {
      type: 'correct',
      changes: move.changes.map(({ entry }) => ({ entry, to: values.get(entry) ?? 0 })),
    };
    if (isRefused(full.check(state, 'table', move))) return;
    const there = full.apply(state, 'table', move);
    expect(there.turn).toBe(state.turn);
    expect(full.apply(there, 'table', back)).toEqual(state);
    made++;
  });
  expect(made).toBeGreaterThan(100);
});

test('[SC-20] no amendment drops what a state could hold, and none changes what another entry is about', () => {
  const pick = chanceOf(baseSeed() + 5);
  let amended = 0;
  for (let round = 0; round < times(12, 2000); round++) {
    const options = optionsFor(3, 6 + (round % 2), round);
    const { log } = playOut(
      { game, options, pick, weights, samplers: fullSamplers, cap: 60 },
      new Coverage(),
    );
    const removable = log.events.filter(({ actor }) => actor !== 'table');
    const event = removable[pick(removable.length)];
    if (!event) continue;
    const plan = planRewrite(log, { kind: 'remove', events: [event.id] });
    for (const { overrulable, violations } of plan.illegal)
      expect(overrulable).toBe(violations.every((violation) => violation.overrulable));
    const missions = (state: State) =>
      state.players.map(({ open, completed }) => [...open, ...completed].map(({ print }) => print.id).sort());
    const before = missions(log.state);
    log.rewrite(plan.rewrite, 1);
    expectWhole(log.state);
    const gone = [event, ...plan.illegal.filter(({ overrulable }) => !overrulable).map((one) => one.event)];
    const named = gone.flatMap(({ move }) => ('mission' in move ? [move.mission] : []));
    missions(log.state).forEach((ids, seat) => {
      for (const id of before[seat] ?? []) if (!named.includes(id)) expect(ids).toContain(id);
    });
    log.undo(1, 0);
    expect(missions(log.state)).toEqual(before);
    amended++;
  }
  expect(amended).toBeGreaterThan(5);
});
