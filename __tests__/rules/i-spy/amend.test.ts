import { type Amending, type BaseMove } from '@/rules/core/contract';
import { type LedgerChange } from '@/rules/core/ledger';
import { full, type Move } from '@/rules/i-spy/game';
import { light, type Move as LightMove } from '@/rules/i-spy/light/game';
import { iSpyMoves, iSpyLightMoves } from '../../support/game-examples';
import { layOnMap } from './support/map-table';
import { adam, contact, lay, reward, tableOptions } from './support/table';

const amendingOf = <M extends BaseMove, S>({
  amend,
}: {
  readonly amend?: Amending<M, S>;
}): Amending<M, S> => {
  if (!amend) throw new Error('nothing can be amended');
  return amend;
};
const amend = amendingOf(full);
const amendLight = amendingOf(light);
const amended = (move: Move, changes: readonly LedgerChange[]) => amend.amended(move, changes, state);
const lightAmended = (move: LightMove, changes: readonly LedgerChange[]) =>
  amendLight.amended(move, changes, pad);
const set = (entry: string, to: number | string): LedgerChange => ({ entry, to });
const event = <M>(move: M) => ({ id: 1, group: 1, actor: adam, move });
const { state } = lay();
const ids = (move: Move, before = state) => amend.lines(before, event(move), before).map(({ id }) => id);
const pad = light.start({ ...tableOptions(3), opened: 'at-the-start' });

test('[IS-27] Nation and Influence of a contact, [IS-28] the amount of a Sabotage', () => {
  expect(ids(iSpyMoves['note-print'])).toEqual(['nation', 'influence']);
  expect(amended(iSpyMoves['note-print'], [set('influence', 2), set('nation', 'italy')])).toMatchObject({
    print: { kind: 'contact', capital: 'berlin', nation: 'italy', influence: 2 },
  });
  const read: Move = { type: 'note-print', print: { kind: 'sabotage', capital: 'rome', loss: 4 } };
  expect(amended(read, [set('loss', 5)])).toMatchObject({ print: { loss: 5 } });
});

test('[IS-50] [IS-53] Influence of a card, and the row of a Scoring Phase', () => {
  const card: Move = {
    type: 'note-print',
    print: { kind: 'card', card: 'evade', influence: { britain: 2 } },
  };
  expect(amended(card, [set('influence/britain', 3)])).toMatchObject({
    print: { influence: { britain: 3 } },
  });
  const { 'note-print': phase } = iSpyLightMoves;
  expect(lightAmended(phase, [set('advantage/0', 6), set('politicians', 3)])).toMatchObject({
    print: { advantages: [6, 4, 3, 2, 1], politicians: 3 },
  });
});

test('[IS-51] a Politician that was misread at its reveal', () => {
  const { 'reveal-politician': read } = iSpyMoves;
  expect(ids(read)).toHaveLength(7);
  expect(amended(read, [set('influence/france', -2), set('by', 4)])).toMatchObject({
    print: { influence: { france: -2, germany: -3 }, text: { kind: 'extreme', by: 4 } },
  });
});

test('[IS-42] amounts of a text, [IS-41] a cost, [IS-45] the tile', () => {
  const { 'resolve-text': noted, recruit, control } = iSpyMoves;
  expect(ids(noted)).toEqual(['effect/0', 'effect/1', 'effect/2']);
  expect(amended(noted, [set('effect/1', 2)])).toMatchObject({
    effects: expect.arrayContaining([{ kind: 'supply', seat: 1, by: 2 }]) as unknown,
  });
  expect(amended(recruit, [set('cost', 6)])).toMatchObject({ print: { cost: 6 } });
  expect(amend.lines(state, event(control), state)).toMatchObject([{ value: '4', typed: { 9: '9' } }]);
  expect(amended(control, [set('tile', '9')])).toEqual({ type: 'control', politician: 9 });
});

test('[IS-27] the Capital of a contact only where the table vouched for it', () => {
  expect(ids(contact('paris'))).toEqual(['capital']);
  expect(amended(contact('paris'), [set('capital', 'rome')])).toEqual(contact('rome'));
  expect(ids(contact('paris'), layOnMap().state)).toEqual([]);
});

test('[IS-3] in light tracking an amount, its Nation, and what was entered at the end', () => {
  const { adjust, 'enter-standing': standing, 'enter-records': records } = iSpyLightMoves;
  expect(lightAmended(adjust, [set('by', -5), set('measure', 'power')])).toEqual({
    ...adjust,
    by: -5,
    measure: 'power',
  });
  expect(lightAmended(standing, [set('power/italy', 30)])).toMatchObject({ power: { italy: 30 } });
  expect(lightAmended(records, [set('influence/germany', 7), set('influence/italy', 1)])).toMatchObject({
    owed: { 'austria-hungary': 2, germany: 7, italy: 1 },
  });
});

test('[IS-3] [IS-27] nothing changed is the same move, and every line can be set', () => {
  for (const move of Object.values(iSpyMoves)) expect(amended(move, [])).toEqual(move);
  for (const move of Object.values(iSpyLightMoves)) expect(lightAmended(move, [])).toEqual(move);
  for (const move of Object.values(iSpyMoves))
    for (const line of amend.lines(state, event(move), state)) {
      const to =
        line.kind === 'count' ? line.value + 1 : (line.choices.find((each) => each !== line.value) ?? '');
      expect(amended(move, [set(line.id, to)])).not.toEqual(move);
    }
  for (const move of Object.values(iSpyLightMoves))
    for (const line of amendLight.lines(pad, event(move), pad)) {
      const to =
        line.kind === 'count' ? line.value + 1 : (line.choices.find((each) => each !== line.value) ?? '');
      expect(lightAmended(move, [set(line.id, to)])).not.toEqual(move);
    }
});

test('[IS-37] [IS-45] [IS-71] what only one player knows has no line', () => {
  for (const type of ['note-politician', 'lay-guesses', 'coerce', 'draw-coerced-cards', 'retrieve'] as const)
    expect(ids(iSpyMoves[type])).toEqual([]);
});

test('[IS-27] the history names the reward that was taken', () => {
  const table = lay().does(adam, contact('paris'));
  const told = (place: 1 | 2) => full.describe(table.state, event(reward('paris', place)), 'table');
  expect(told(1)).toMatchObject({ key: 'did.took-icon', params: { icon: { piece: 'owed.resupply' } } });
  const berlin = lay().does(adam, contact('berlin'));
  expect(full.describe(berlin.state, event(reward('berlin', 1)), 'table')).toMatchObject({
    key: 'did.took-tickets',
    params: { count: { value: 2 } },
  });
});

test('[IS-3] the history of light tracking tells what really came off at a limit', () => {
  const told = (by: number, italy: number) => {
    const standing = { ...pad.standing, influence: { ...pad.standing.influence, italy } };
    const move = { type: 'adjust', measure: 'influence', nation: 'italy', by } as const;
    return light.describe({ ...pad, standing }, event(move), 'table').params?.by;
  };
  expect(told(-6, 4)).toMatchObject({ value: -4 });
  expect(told(3, 37)).toMatchObject({ value: 1 });
  expect(told(-3, 4)).toMatchObject({ value: -3 });
});
