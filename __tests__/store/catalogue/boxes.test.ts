import { type Catalogue } from '@/store/catalogue/catalogue';
import { MemoryBackend } from '@/store/storage/memory';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';
import { openParts, teaching } from '../../support/store-parts';

const create = (catalogue: Catalogue, name: string, game = 'game'): string => {
  const created = catalogue.createBox(game, name);
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

const listed = (catalogue: Catalogue) =>
  catalogue.boxesOf('game').map(({ name, isDefault }) => (isDefault ? `*${name}` : name));

test('the first box of a game is its default, and each game has its own', async () => {
  const { catalogue } = await openParts();
  create(catalogue, 'Ours');
  create(catalogue, 'Club');
  create(catalogue, 'Other', 'other');
  expect(listed(catalogue)).toEqual(['*Ours', 'Club']);
  expect(catalogue.defaultBox('other')?.name).toBe('Other');
  expect(catalogue.defaultBox('third')).toBeUndefined();
});

test('another box can become the default', async () => {
  const { catalogue } = await openParts();
  create(catalogue, 'Ours');
  catalogue.setDefault('game', create(catalogue, 'Club'));
  expect(listed(catalogue)).toEqual(['Ours', '*Club']);
});

test('names are trimmed, and an empty one is refused', async () => {
  const { catalogue } = await openParts();
  const box = create(catalogue, ' Ours ');
  expect(catalogue.renameBox('game', box, '  ')).toEqual({ ok: false, error: { kind: 'no-name' } });
  expect(catalogue.createBox('game', '')).toEqual({ ok: false, error: { kind: 'no-name' } });
  expect(listed(catalogue)).toEqual(['*Ours']);
  catalogue.renameBox('game', box, 'Mine 🕵️');
  expect(listed(catalogue)).toEqual(['*Mine 🕵️']);
});

test('a deleted box comes back with all it knew and as the default that it was', async () => {
  const { backend, queue, catalogue } = await openParts();
  const box = create(catalogue, 'Ours');
  create(catalogue, 'Club');
  const learner = teaching(catalogue.learnerFor('m1', 'game', box));
  learner.learn(1, { kind: 'card', id: 'c1', data: 4 });
  const gone = catalogue.deleteBox('game', box);
  expect(listed(catalogue)).toEqual(['*Club']);
  await queue.flush();
  expect((await openParts(backend)).catalogue.boxesOf('game')).toHaveLength(1);
  if (gone) catalogue.restoreBox(gone);
  expect(listed(catalogue)).toEqual(['Club', '*Ours']);
  expect(catalogue.printsOf('game', box, 'card')).toEqual([{ id: 'c1', data: 4 }]);
  learner.forget(1);
  expect(catalogue.printsOf('game', box, 'card')).toEqual([]);
});

test('a box that is not there is told, and a match of it teaches nothing', async () => {
  const { catalogue } = await openParts();
  const place = { game: 'game', box: 'gone', kind: 'card', id: 'c1' };
  expect(catalogue.confirm(place, 4, 'owner')).toEqual({ ok: false, error: { kind: 'no-such-box' } });
  teaching(catalogue.learnerFor('m1', 'game', 'gone')).learn(1, { kind: 'card', id: 'c1', data: 4 });
  teaching(catalogue.learnerFor('m1', 'game', 'gone')).forget(1);
  expect(catalogue.deleteBox('game', 'gone')).toBeUndefined();
  expect(catalogue.state.getState().boxes).toEqual([]);
});

test('a box that cannot be read is told and stays, the others are there', async () => {
  const sound = { id: 'good', game: 'game', name: 'Good', isDefault: true, entries: [] };
  const text = (value: unknown) => seal(SCHEMA_VERSION, JSON.stringify(value), 1);
  const { backend, queue, catalogue } = await openParts(
    new MemoryBackend([
      ['c/game/good', text(sound)],
      ['c/game/odd', text({ ...sound, entries: 'none' })],
      ['c/game/torn', text(sound).slice(0, 40)],
    ]),
  );
  expect(listed(catalogue)).toEqual(['*Good']);
  expect(catalogue.state.getState().problems).toMatchObject([
    { key: 'c/game/odd', reason: { kind: 'misfit', path: 'entries' } },
    { key: 'c/game/torn', reason: { kind: 'truncated' } },
  ]);
  await queue.flush();
  expect(await backend.keys('aside/')).toEqual([]);
  expect(await backend.keys('c/game/')).toEqual(expect.arrayContaining(['c/game/odd', 'c/game/torn']));
});
