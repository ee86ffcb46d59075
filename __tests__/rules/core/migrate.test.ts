import * as v from 'valibot';
import { codecOf, whole } from '@/rules/core/codec';
import { defineGame } from '@/rules/core/define-game';
import { movesOf, storedAs } from '@/rules/core/define-move';
import { type GameModule } from '@/rules/core/contract';
import { loadLog } from '@/rules/core/log/load';
import { message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { bendable, broken, NONE } from '@/rules/core/violation';

/** A row of letters, from which one after the other is taken. Version 1 stored its place, version 2 the letter. */
interface Row {
  readonly players: readonly { readonly left: boolean }[];
  readonly phase: 'play';
  readonly row: string;
  readonly taken: string;
}

const no = broken('R-1', 'no');
const { defineMove } = movesOf({
  active: (_: Row) => 0,
  reasons: {
    ...{ over: no, forTheTable: no, noSuchSeat: no, notHere: no, lastOne: no },
    notNow: () => no,
    notYours: () => no,
  },
});

const take = defineMove('take', {
  schema: { letter: v.string() },
  by: 'active',
  phases: ['play'],
  check: ({ row }, _, { letter }) => (row.includes(letter) ? NONE : [broken('R-1', 'not-there')]),
  apply: (state, _, { letter }) => {
    if (!state.row.includes(letter)) throw new Error('not there');
    return { ...state, row: state.row.replace(letter, ''), taken: state.taken + letter };
  },
  earlier: {
    1: storedAs({ place: whole(0, 9) }, ({ row }: Row, _, { place }) => ({ letter: row[place] ?? '?' })),
  },
});
/** Version 1 had nothing against it. */
const wait = defineMove('wait', {
  schema: {},
  by: 'active',
  phases: ['play'],
  check: ({ taken }) => (taken === '' ? [bendable('R-2', 'too-early')] : NONE),
  apply: (state) => state,
});

const game = defineGame([take, wait], {
  id: 'row',
  rulesVersion: 2,
  seats: { min: 1, max: 1 },
  options: codecOf<TableOptions>(v.object({ seatCount: v.number(), startSeat: v.number() })),
  checkOptions: () => [],
  start: (): Row => ({ players: [{ left: false }], phase: 'play', row: 'abcdef', taken: '' }),
  active: () => 0,
  status: () => ({ phase: 'play', label: message('x'), decisions: [], debts: [], over: false }),
  view: (state) => state,
  outcome: () => ({ scores: [], winners: [] }),
  ledger: () => [],
}) as unknown as GameModule;

const options = { seatCount: 1, startSeat: 0 };
let at = 0;
const event = (id: number, move: object) => ({ id, group: id, actor: 0, move: { ...move } });
const placed = (id: number, place: number) => event(id, { type: 'take', place });
const named = (id: number, letter: string) => event(id, { type: 'take', letter });
const append = (...events: readonly object[]) => ({ at: ++at, kind: 'append', events });
const undo = (steps: number) => ({ at: ++at, kind: 'undo', steps });
const rewrite = (change: object) => ({ at: ++at, kind: 'rewrite', dropped: [], overruled: [], ...change });
const rules = (version: number) => ({ at: ++at, kind: 'rules', version });

const loaded = (entries: readonly object[], version = 1) => loadLog(game, { options, entries, version });
const taken = (entries: readonly object[]) => (loaded(entries).log.state as Row).taken;

test('a place becomes the letter that lay there', () => {
  const { log, misfit } = loaded([append(placed(1, 2)), append(placed(2, 2), event(3, { type: 'wait' }))]);
  expect(misfit).toBeUndefined();
  expect(log.events.map(({ move }) => move)).toEqual([
    { type: 'take', letter: 'c' },
    { type: 'take', letter: 'd' },
    { type: 'wait' },
  ]);
});

test('what was undone is migrated at its own place, and can be made again', () => {
  const { log } = loaded([append(placed(1, 0)), append(placed(2, 0)), append(placed(3, 0)), undo(2)]);
  expect((log.state as Row).taken).toBe('a');
  log.redo(2, 9);
  expect((log.state as Row).taken).toBe('abc');
});

test('after a past that version 1 changed, places mean what lay there then', () => {
  const journal = [append(placed(1, 0)), append(placed(2, 0)), rewrite({ amended: placed(1, 3) })];
  const { log } = loaded(journal);
  expect((log.state as Row).taken).toBe('da');
  log.undo(1, 9);
  expect((log.state as Row).taken).toBe('ab');
  log.redo(1, 9);
  expect((log.state as Row).taken).toBe('da');
  expect(taken([...journal, rewrite({ dropped: [1] })])).toBe('a');
});

test('after the mark of version 2 entries have the new form, and a changed past keeps the letters', () => {
  const journal = [append(placed(1, 0)), append(placed(2, 0)), rules(2), append(named(3, 'f'))];
  expect(taken(journal)).toBe('abf');
  expect(taken([...journal, rewrite({ amended: named(1, 'e') })])).toBe('ebf');
  expect(loaded(journal).version).toBe(2);
  expect(loaded([append(placed(1, 0))]).version).toBe(1);
});

test('each version is held to its own form', () => {
  expect(loaded([append(named(1, 'a'))]).misfit?.path).toBe('move.place');
  expect(loaded([rules(2), append(placed(1, 0))]).misfit?.path).toBe('move.letter');
});

test('what the present rules refuse is set aside with what follows it', () => {
  const { log, refusal } = loaded([append(placed(1, 0)), append(placed(2, 9)), append(placed(3, 0))]);
  expect(refusal?.violations.map(({ code }) => code)).toEqual(['not-there']);
  expect((log.state as Row).taken).toBe('a');
});

test('what only the present rules refuse stays as the decision of the table that made it, where one may decide so', () => {
  const early = () => event(1, { type: 'wait' });
  const { log, refusal } = loaded([append(early()), append(placed(2, 0)), undo(2)]);
  expect(refusal).toBeUndefined();
  expect(log.redo(2, 9)?.ok).toBe(true);
  expect(log.events.map(({ overruled }) => overruled)).toEqual([['R-2/too-early'], undefined]);
  expect(loaded([append(early())], 2).refusal?.violations.map(({ code }) => code)).toEqual(['too-early']);
});

test('entries of a newer version are not read, and those before them are', () => {
  const { log, newer, understood } = loaded([append(placed(1, 0)), rules(3), append({ anything: 1 })]);
  expect([newer, understood, (log.state as Row).taken]).toEqual([3, 1, 'a']);
});
