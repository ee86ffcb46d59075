import { type Pick } from '@/__tests__/support/play/playout';
import { asked, everyState } from '@/__tests__/support/play/every-state';
import { randomTables } from '@/__tests__/support/play/tables';
import { reasonId } from '@/rules/core/violation';
import { full, type Move } from '@/rules/i-spy/game';
import { REFUSALS } from '@/rules/i-spy/model/refusals';
import { type State } from '@/rules/i-spy/model/state';
import { tell, times } from '../../support/soak';
import { isTrue, judged, NOT_IN_PLAY } from './support/truth';
import { strange, strangeOptions, tapped } from './support/strange';
import { anyMove } from './support/thrown';

const found = randomTables.find(({ name }) => name === 'i-spy full');
if (!found) throw new Error('no table');
const table = { ...found, options: strangeOptions };

/** The end is near in the last round, where a whole match is too long to be walked often. */
const late = {
  ...table,
  game: { ...table.game, start: (options: never) => ({ ...full.start(options), round: 14 }) },
};

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(list.length)];

const TABLES = /^(deal|shuffle|draw)-/;

const HAPPENS = ['leave', 'stop', 'note-print', undefined, undefined, undefined, undefined];

const happens = (_: unknown, pick: Pick): Move | undefined => {
  const move = anyMove(pick);
  return move?.type === one(HAPPENS, pick) ? move : undefined;
};

test('[IS-1] to [IS-71] every reason is so in its position, word by word and figure by figure', () => {
  const met = new Map<string, number>();
  const visit = (at: unknown, pick: Pick) => {
    const state = strange(at as State, pick);
    const seats = full.status(state, 'table').decisions.at(-1)?.seats ?? [];
    for (let attempt = 0; attempt < 16; attempt++) {
      const actor =
        pick(4) > 0 ? (one(seats, pick) ?? 0) : (one([0, 1, 2, 3, 4, 'table'] as const, pick) ?? 0);
      const move = tapped(state, actor, pick);
      if (!move || move.type === 'correct') continue;
      const by = pick(2) === 0 && TABLES.test(move.type) ? 'table' : actor;
      const violations = full.check(state, by, move);
      const isOutOfTurn = state.phase === 'turn' && violations[0]?.code === 'not-your-turn';
      // Whoever waits for a place goes somewhere when the turn ends before its time: nobody can say where.
      if (isOutOfTurn && state.turn.owed.some(({ kind }) => kind === 'relocate')) continue;
      for (const violation of asked(violations)) {
        const id = reasonId(violation);
        met.set(id, (met.get(id) ?? 0) + 1);
        if (!isTrue(state, { actor: by, move, violation }, isOutOfTurn))
          throw new Error(
            `${id} is not so: ${JSON.stringify([by, move, violation.params, state.phase, state.turn, isOutOfTurn])}`,
          );
      }
    }
  };
  everyState({ table, matches: times(14, 2_000), cap: 160, happens }, visit);
  everyState({ table: late, matches: times(14, 2_000), cap: 200, happens }, visit);
  tell(
    `I, Spy ${[...met.values()].reduce((all, each) => all + each, 0)} reasons of ${met.size} kinds judged`,
  );
  const unmet = judged().filter((id) => !met.has(id));
  expect(unmet.length).toBeLessThan(30);
});

test('[IS-1] every reason of the game has somebody to judge it', () => {
  const codes = Object.entries(REFUSALS).flatMap(([rule, list]) => list.map((code) => `${rule}/${code}`));
  expect([...judged(), ...NOT_IN_PLAY].sort()).toEqual([...codes].sort());
});
