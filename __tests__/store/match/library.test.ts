import { type State } from '../../support/courier/model';
import { digital } from '../../support/courier/game';
import { annaWon, courierMatch, openDesk } from '../../support/desk';
import { storedHeader } from '@/store/match/header';
import { MemoryBackend } from '@/store/storage/memory';

const names = (library: Awaited<ReturnType<typeof openDesk>>['library']) =>
  library.state.getState().matches.map(({ name }) => name);

test('the match opened last comes first, also after a restart', async () => {
  const { library, create, queue, backend } = await openDesk();
  const first = await create({ name: 'One' });
  await create({ name: 'Two' });
  expect(names(library)).toEqual(['Two', 'One']);
  library.touch(first);
  expect(names(library)).toEqual(['One', 'Two']);
  await queue.flush();
  expect(names((await openDesk(backend)).library)).toEqual(['One', 'Two']);
});

test.each([
  ['an unknown game', { game: 'chess' }, { kind: 'unknown-game' }],
  ['options of another form', { options: { seatCount: 2 } }, { kind: 'misfit' }],
  [
    'options that the rules refuse',
    { options: { ...digital, seatCount: 9 } },
    { kind: 'refused', violations: [{ rule: 'T-0', code: 'seats' }] },
  ],
])('%s is refused with its reason', async (_, change, error) => {
  const { library } = await openDesk();
  expect(await library.create({ ...courierMatch, ...change })).toMatchObject({ ok: false, error });
  expect(names(library)).toEqual([]);
});

test('the depth of a match is kept, under the word of the first version', async () => {
  const { create, queue, backend } = await openDesk();
  const ids = [await create({ module: 'full' }), await create({ module: 'light' })];
  await queue.flush();
  const again = await openDesk(backend);
  expect(ids.map((id) => again.library.get(id)?.module)).toEqual(['full', 'light']);
  const stored = await again.records.load('h/');
  const words = ids.map((id) => stored.get(`h/${id}`)).map((record) => record?.ok && record.value.value);
  expect(words).toMatchObject([{ module: 'full' }, { module: 'sheet' }]);
});

test('renaming, archiving and finishing are kept', async () => {
  const { library, create, queue, backend } = await openDesk();
  const id = await create();
  library.rename(id, '  Saturday  ');
  library.archive(id, true);
  library.finish(id, annaWon);
  await queue.flush();
  const header = (await openDesk(backend)).library.get(id);
  expect(header).toMatchObject({ name: 'Saturday', archived: true });
  expect(header?.finishedAt).toBeDefined();
});

test('a match that was undone from its end is not finished any more', async () => {
  const { library, create } = await openDesk();
  const id = await create();
  library.finish(id, annaWon);
  library.finish(id, undefined);
  expect(library.get(id)?.finishedAt).toBeUndefined();
});

test('a very long name is cut, and the match still loads', async () => {
  const { create, queue, backend } = await openDesk();
  const id = await create({ name: '👩‍👩‍👧‍👦'.repeat(500) });
  await queue.flush();
  expect((await openDesk(backend)).library.get(id)).toBeDefined();
});

test('a deleted match can be brought back with all its moves', async () => {
  const { library, create, open } = await openDesk();
  const id = await create();
  const { session } = await open(id);
  library.delete(id);
  expect(library.get(id)).toBeUndefined();
  expect(names(library)).toEqual([]);
  expect(await library.restore(id)).toBe(true);
  expect(names(library)).toEqual(['Friday']);
  expect((await open(id)).session.moment.standing.log.state).toEqual(session.moment.standing.log.state);
});

test.each([true, false])(
  'what is deleted takes no room any more (transactions: %s)',
  async (transactional) => {
    const { library, create, open, backend } = await openDesk(new MemoryBackend([], transactional));
    const id = await create();
    const match = await open(id);
    await match.stored();
    match.close();
    library.delete(id);
    await library.settled(id);
    expect(await backend.keys('')).toEqual([]);
    expect(await library.restore(id)).toBe(true);
    const again = await openDesk(backend);
    expect(names(again.library)).toEqual(['Friday']);
    expect((await again.open(id)).session.moment.standing.log.state).toEqual(
      match.session.moment.standing.log.state,
    );
  },
);

test('what an earlier version had only marked as deleted is removed', async () => {
  const { library, create, queue, backend, records } = await openDesk();
  const id = await create();
  await queue.flush();
  const header = library.get(id);
  if (header) records.put(`h/${id}`, storedHeader({ ...header, deletedAt: 5 }));
  await queue.flush();
  const again = await openDesk(backend);
  again.library.purge();
  await again.library.settled(id);
  expect(await backend.keys('')).toEqual([]);
});

test('a duplicate has the same moves and goes its own way', async () => {
  const { library, create, open } = await openDesk();
  const id = await create();
  const original = await open(id);
  original.session.play([{ actor: 0, move: { type: 'pass' } }]);
  const copy = await library.duplicate(id, 'Friday (2)');
  if (!copy.ok) throw new Error(copy.error.kind);
  const duplicate = await open(copy.value);
  expect(duplicate.session.moment.standing.log.state).toEqual(original.session.moment.standing.log.state);
  duplicate.session.undo();
  expect(original.session.moment.standing.log.done).toHaveLength(2);
});

test('a duplicate can keep only the beginning', async () => {
  const { library, create, open } = await openDesk();
  const id = await create();
  const { session } = await open(id);
  session.play([{ actor: 0, move: { type: 'pass' } }]);
  const copy = await library.duplicate(id, 'Again', 1);
  if (!copy.ok) throw new Error(copy.error.kind);
  expect((await open(copy.value)).session.moment.standing.log.events).toHaveLength(1);
});

test('a rematch has the same players, another start player and another seed', async () => {
  const { library, create, open } = await openDesk();
  const id = await create();
  const first = await open(id);
  const again = await library.rematch(id, 'Friday, again');
  if (!again.ok) throw new Error(again.error.kind);
  const second = await open(again.value);
  expect(library.get(again.value)?.players).toEqual(courierMatch.players);
  expect((second.session.moment.standing.log.state as State).active).toBe(1);
  expect(second.session.commitment).not.toBe(first.session.commitment);
  const third = await library.rematch(again.value, 'And again');
  if (!third.ok) throw new Error(third.error.kind);
  expect(((await open(third.value)).session.moment.standing.log.state as State).active).toBe(0);
});

test('what a table chose can be read again, also of a match that is not open', async () => {
  const { library, create } = await openDesk();
  const id = await create();
  expect(await library.optionsOf(id)).toMatchObject({ seatCount: 2, startSeat: 0, values: digital.values });
  expect(await library.optionsOf('nothing')).toBeUndefined();
});

test.each(['duplicate', 'rematch'] as const)('%s of a match that is gone says so', async (kind) => {
  const { library } = await openDesk();
  expect(await library[kind]('nothing', 'x')).toEqual({ ok: false, error: { kind: 'not-found' } });
});

test('a match whose creation was cut off leaves nothing behind', async () => {
  const { create, queue, backend } = await openDesk();
  const id = await create();
  await queue.flush();
  await backend.write({ set: [], remove: [`o/${id}`] });
  const again = await openDesk(backend);
  expect(names(again.library)).toEqual([]);
  await again.queue.flush();
  expect(await backend.keys('h/')).toEqual([]);
});
