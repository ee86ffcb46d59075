import { type Catalogue } from '@/store/catalogue/catalogue';
import { MemoryBackend } from '@/store/storage/memory';
import { openParts, teaching } from '../../support/store-parts';

const mission = (id: string, points: number) => ({ kind: 'mission', id, data: { points, cities: ['rome'] } });

const withBox = async (transactional = true) => {
  const parts = await openParts(new MemoryBackend([], transactional));
  const created = parts.catalogue.createBox('game', 'Ours');
  if (!created.ok) throw new Error(created.error.kind);
  const box = created.value;
  const place = (id: string) => ({ game: 'game', box, kind: 'mission', id });
  const learner = (match: string) => teaching(parts.catalogue.learnerFor(match, 'game', box));
  const points = (catalogue: Catalogue = parts.catalogue) =>
    catalogue
      .printsOf('game', box, 'mission')
      .map(({ id, data, source }) => [id, (data as { points: number }).points, source ?? 'read']);
  return { ...parts, box, place, learner, points };
};

describe('learning', () => {
  test('a print is known from the event that revealed it, and not without it', async () => {
    const { learner, points } = await withBox();
    learner('m1').learn(7, mission('a', 3));
    expect(points()).toEqual([['a', 3, 'read']]);
    learner('m2').forget(7);
    learner('m1').forget(6);
    expect(points()).toEqual([['a', 3, 'read']]);
    learner('m1').forget(7);
    expect(points()).toEqual([]);
  });

  test('what another event has read as well stays', async () => {
    const { learner, points } = await withBox();
    learner('m1').learn(7, mission('a', 3));
    learner('m2').learn(2, { ...mission('a', 3), data: { cities: ['rome'], points: 3 } });
    learner('m1').forget(7);
    expect(points()).toEqual([['a', 3, 'read']]);
    learner('m2').forget(2);
    expect(points()).toEqual([]);
  });

  test('one event may teach several prints, and takes all of them along', async () => {
    const { learner, points } = await withBox();
    learner('m1').learn(1, mission('a', 3));
    learner('m1').learn(1, mission('b', 4));
    learner('m1').learn(2, mission('c', 5));
    learner('m1').forget(1);
    expect(points()).toEqual([['c', 5, 'read']]);
  });

  test('the last reading counts until it is taken back', async () => {
    const { learner, points } = await withBox();
    learner('m1').learn(1, mission('a', 3));
    learner('m2').learn(1, mission('a', 4));
    expect(points()).toEqual([['a', 4, 'read']]);
    learner('m3').learn(1, mission('a', 3));
    expect(points()).toEqual([['a', 3, 'read']]);
    learner('m2').forget(1);
    expect(points()).toEqual([['a', 3, 'read']]);
  });

  test('an owner’s word stands against what is read, and outlives it', async () => {
    const { catalogue, learner, points, place } = await withBox();
    learner('m1').learn(1, mission('a', 3));
    catalogue.confirm(place('a'), { points: 5 }, 'owner');
    learner('m1').learn(2, mission('a', 9));
    expect(points()).toEqual([['a', 5, 'owner']]);
    learner('m1').forget(1);
    learner('m1').forget(2);
    expect(points()).toEqual([['a', 5, 'owner']]);
    catalogue.unconfirm(place('a'));
    expect(points()).toEqual([]);
  });

  test('without its confirmation a print is what was read', async () => {
    const { catalogue, learner, points, place } = await withBox();
    learner('m1').learn(1, mission('a', 3));
    catalogue.confirm(place('a'), { points: 5 }, 'rulebook');
    catalogue.unconfirm(place('a'));
    expect(points()).toEqual([['a', 3, 'read']]);
  });

  test('what a deleted match has read was on the real card, and stays', async () => {
    const { catalogue, learner, points } = await withBox();
    learner('m1').learn(1, mission('a', 3));
    learner('m1').learn(2, mission('b', 4));
    learner('m2').learn(1, mission('c', 5));
    catalogue.releaseOthers(new Set(['m2']));
    learner('m1').forget(1);
    learner('m2').forget(1);
    expect(points()).toEqual([
      ['a', 3, 'read'],
      ['b', 4, 'read'],
    ]);
  });

  test('a box does not grow with the number of matches', async () => {
    const { catalogue, learner, points, box } = await withBox();
    for (let match = 0; match < 300; match++) learner(`match-${match}`).learn(1, mission('a', 3));
    expect(JSON.stringify(catalogue.box('game', box)).length).toBeLessThan(300);
    for (let match = 0; match < 300; match++) learner(`match-${match}`).forget(1);
    expect(points()).toEqual([['a', 3, 'read']]);
  });

  test('within one match a print is gone when its first event is, however often it was read', async () => {
    const { learner, points } = await withBox();
    for (let event = 1; event <= 20; event++) learner('m1').learn(event, mission('a', 3));
    for (let event = 20; event >= 2; event--) learner('m1').forget(event);
    expect(points()).toEqual([['a', 3, 'read']]);
    learner('m1').forget(1);
    expect(points()).toEqual([]);
  });

  test.each([true, false])('goes on after a restart (transactional: %s)', async (transactional) => {
    const { backend, queue, catalogue, learner, points, place, box } = await withBox(transactional);
    learner('m1').learn(1, mission('a', 3));
    catalogue.confirm(place('b'), { points: 4 }, 'practice');
    await queue.flush();
    const again = await openParts(backend);
    expect(points(again.catalogue)).toEqual([
      ['a', 3, 'read'],
      ['b', 4, 'practice'],
    ]);
    teaching(again.catalogue.learnerFor('m1', 'game', box)).forget(1);
    expect(points(again.catalogue)).toEqual([['b', 4, 'practice']]);
  });
});

test('a box that is full says so and stays as it was', async () => {
  const { catalogue, learner, points, box } = await withBox();
  for (let id = 0; id < 70; id++)
    learner('m1').learn(id, { kind: 'text', id: `t${id}`, data: 'x'.repeat(1000) });
  const full = catalogue.box('game', box);
  expect(catalogue.state.getState().problems).toMatchObject([
    { key: `c/game/${box}`, reason: { kind: 'too-large', limit: 65_536 } },
  ]);
  expect(full?.entries.length).toBeGreaterThan(55);
  learner('m1').learn(100, { kind: 'text', id: 'more', data: 'x'.repeat(1000) });
  expect(catalogue.box('game', box)).toBe(full);
  learner('m1').forget(0);
  expect(catalogue.state.getState().problems).toEqual([]);
  learner('m1').learn(101, mission('a', 1));
  expect(points()).toEqual([['a', 1, 'read']]);
});
