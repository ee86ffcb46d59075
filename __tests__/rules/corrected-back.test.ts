import { type BaseMove } from '@/rules/core/contract';
import { type LedgerChange } from '@/rules/core/ledger';
import { reasonId } from '@/rules/core/violation';
import { chanceOf } from '../support/chance';
import { changesTo } from '../support/play/off-path';
import { Coverage, type Pick, playOut } from '../support/play/playout';
import { randomTables, type RandomTable } from '../support/play/tables';
import { baseSeed, progress, tell, times } from '../support/soak';

/** What begins a turn anew: what was done in it no correction can say. */
const BEGINS = /^(active|round|initiative|spymaster|next-spymaster|passes|spy\/)/;
/** Nothing goes back below the top of a stack, and what was printed on a card is gone with it. */
const ONE_WAY = /^(asset-stack|space\/area|hand\/|known\/)/;

const correctionOf = (changes: readonly LedgerChange[]) => ({ type: 'correct', changes }) as BaseMove;

/** Pieces that look alike are told by where they stand: any of them is as good as another. */
const ALIKE = /^(special\/\d+|freelance)\//;

const linesOf = ({ game }: RandomTable, state: unknown) => {
  const met = new Map<string, number>();
  return game.ledger(state, 'table').map(({ id, value }) => {
    const kind = ALIKE.exec(id)?.[0] ?? id;
    const nth = (met.get(kind) ?? 0) + 1;
    met.set(kind, nth);
    return { id, value, key: kind === id ? id : `${kind}${nth}` };
  });
};

/** What stands where, whichever of those that look alike it is. */
const laid = (table: RandomTable, state: unknown): readonly string[] =>
  linesOf(table, state)
    .map(({ id, value }) => `${ALIKE.exec(id)?.[0] ?? id} ${value}`)
    .sort();

/** All that is shown of it: whose turn it is, what is owed, what lies where, what can be done and why not. */
const shown = (table: RandomTable, state: unknown): unknown => {
  const { game } = table;
  const { chance: _, ...status } = game.status(state, 'table');
  const seats = status.decisions.flatMap((decision) => decision.seats);
  return {
    status,
    lines: laid(table, state),
    offers: seats
      .flatMap((seat) =>
        game
          .offers(state, seat, seat)
          .map(({ id, violations }) => [seat, id, ...violations.map(reasonId)].join(' ')),
      )
      .sort(),
    scores: game.outcome(state).scores.map(({ total }) => total),
  };
};

/** Nothing of a turn is half done: a correction of whose turn it is brings the same one. */
const isStill = (table: RandomTable, state: unknown): boolean => {
  const lines = new Map(linesOf(table, state).map(({ id, value }) => [id, value]));
  const active = lines.get('active');
  const round = lines.get('round');
  if (active === undefined) return false;
  const again = correctionOf([
    { entry: 'active', to: active },
    ...(round === undefined ? [] : [{ entry: 'round', to: round }]),
  ]);
  const { game } = table;
  if (game.check(state, 'table', again).length > 0) return false;
  return (
    JSON.stringify(shown(table, game.apply(state, 'table', again))) === JSON.stringify(shown(table, state))
  );
};

/** A correction of anything, and the one that sets right again what it has changed. */
const thereAndBack = (table: RandomTable, state: unknown, pick: Pick): boolean => {
  const { game, holds } = table;
  const changes = changesTo(game.ledger(state, 'table'), pick, 1 + pick(6));
  if (changes.length === 0 || changes.some(({ entry }) => ONE_WAY.test(entry))) return false;
  if (changes.some(({ entry }) => BEGINS.test(entry)) && !isStill(table, state)) return false;
  if (game.check(state, 'table', correctionOf(changes)).length > 0) return false;
  const wrong = game.apply(state, 'table', correctionOf(changes));
  holds(wrong);
  const wanted = new Map(linesOf(table, state).map(({ key, value }) => [key, value]));
  const now = linesOf(table, wrong);
  const right = now.flatMap(({ key, id, value }) => {
    const to = wanted.get(key);
    const isTouched = changes.some(({ entry }) => entry === id);
    // Who has the turn is said with who began the round: nobody can tell it from the other.
    const isSaid = isTouched || (id === 'active' && changes.some(({ entry }) => entry === 'initiative'));
    return to === undefined || (value === to && !isSaid) ? [] : [{ entry: id, to }];
  });
  // IS-37: what came to a hand that hides a coerced card is its owner's to tell.
  const isHidden = changes.some(({ entry }) => !ALIKE.test(entry) && now.every(({ id }) => id !== entry));
  if (right.length === 0 || isHidden) return false;
  const back = correctionOf(right);
  const told = JSON.stringify([changes, right]);
  expect([told, game.check(wrong, 'table', back).map(reasonId)]).toEqual([told, []]);
  const after = game.apply(wrong, 'table', back);
  holds(after);
  expect({ told, ...(shown(table, after) as object) }).toEqual({ told, ...(shown(table, state) as object) });
  return true;
};

test.each(randomTables)(
  '[SC-70] [SM-50] [IS-3] $name: a correction that sets a wrong one right leaves what playing had left',
  (table) => {
    const { game, samplers, weights, options } = table;
    let compared = 0;
    for (let seed = baseSeed(); compared < times(60, 100_000); seed++) {
      const pick = chanceOf(seed);
      const make = options[seed % options.length];
      if (!make) throw new Error(`${table.name} has no table`);
      const about = { game, options: make(seed), pick, samplers, weights, cap: 30 + pick(200) };
      const { log } = playOut(about, new Coverage());
      for (let attempt = 0; attempt < times(10, 40); attempt++)
        compared += thereAndBack(table, log.stateAt(pick(log.events.length + 1)), pick) ? 1 : 0;
      progress(`${table.name}, ${compared} corrections`);
    }
    tell(`${table.name}: ${compared} corrections set right again`);
  },
);

/** Whoever says that it is somebody else's turn says what is owed in it, too. */
const OF_TURN = /^(active|extra-turns)$/;

/** One correction takes the table from one position of a match to a later one, of which nothing is half done. */
const across = (table: RandomTable, from: unknown, to: unknown): boolean => {
  const { game, holds } = table;
  const [now, then] = [linesOf(table, from), linesOf(table, to)];
  const places = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id).join();
  if (now.length === 0 || places(now) !== places(then)) return false;
  if (game.status(from, 'table').phase !== game.status(to, 'table').phase || !isStill(table, to))
    return false;
  const wanted = new Map(then.map(({ id, value }) => [id, value]));
  const changes = now.flatMap(({ id, value }) => {
    const goal = wanted.get(id) ?? value;
    return goal === value && !OF_TURN.test(id) ? [] : [{ entry: id, to: goal }];
  });
  if (changes.every(({ entry }) => OF_TURN.test(entry))) return false;
  if (game.check(from, 'table', correctionOf(changes)).length > 0) return false;
  const after = game.apply(from, 'table', correctionOf(changes));
  holds(after);
  const told = JSON.stringify(changes);
  expect({ told, ...(shown(table, after) as object) }).toEqual({ told, ...(shown(table, to) as object) });
  return true;
};

// What hands of SpyMaster hold no correction tells: spymaster/corrected-play.test.ts leaves them out.
const told = randomTables.filter(({ name }) => name !== 'spymaster full');

test.each(told)(
  '[SC-70] [SM-30] [IS-20] $name: a correction leaves what a match has that came there by playing',
  (table) => {
    const { game, samplers, weights, options } = table;
    let compared = 0;
    for (let seed = baseSeed(); compared < times(40, 20_000); seed++) {
      const pick = chanceOf(seed);
      const make = options[seed % options.length];
      if (!make) throw new Error(`${table.name} has no table`);
      const about = { game, options: make(seed), pick, samplers, weights, cap: 30 + pick(200) };
      const { log } = playOut(about, new Coverage());
      for (let attempt = 0; attempt < times(10, 40); attempt++) {
        const first = pick(log.events.length);
        const moves = log.events.slice(first).map(({ move }) => move.type);
        const more = moves.indexOf('end-turn', pick(12)) + 1;
        // IS-37: where a coerced card lies the table does not know.
        if (more === 0 || moves.slice(0, more).includes('coerce')) continue;
        compared += across(table, log.stateAt(first), log.stateAt(first + more)) ? 1 : 0;
      }
      progress(`${table.name}, ${compared} corrections compared with play`);
    }
    tell(`${table.name}: ${compared} corrections compared with play`);
  },
);
