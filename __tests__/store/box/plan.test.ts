import { type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type Box } from '@/store/catalogue/box';
import { Catalogue } from '@/store/catalogue/catalogue';
import { applyImport, mergedBox, planImport } from '@/store/box/plan';
import { type SharedEntry, type SharedSource, inOrder, share } from '@/store/box/shared-box';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';
import { runs } from '../../support/soak';
import { entriesArbitrary } from './entries-arbitrary';
import { boxes, boxOf, entryOf, fullBox } from './full-boxes';
import { teaching } from '../../support/store-parts';

import fc from 'fast-check';

const GAME = 'spy-connection';
const module = boxes[GAME] as BoxModule;

const city = (id: string, name?: string): Print => ({
  kind: 'city',
  id,
  data: { id, ...(name ? { name } : {}) },
});
const mission = (cities: readonly string[], points: number): Print => {
  const id = `m-${[...cities].sort().join('-')}`;
  return { kind: 'mission', id, data: { id, cities, points, extraTurn: false } };
};
const theirs = (...prints: readonly (Print & { readonly source?: SharedSource })[]) => ({
  module,
  shared: {
    game: GAME,
    entries: prints.map(({ kind, id, data, source = 'owner' }): SharedEntry => ({ kind, id, source, data })),
  },
});
const relations = (box: Box, ...prints: readonly (Print & { readonly source?: SharedSource })[]) =>
  planImport(theirs(...prints), box).entries.map(({ relation }) => relation);

const NOTHING: ReadonlySet<string> = new Set();

describe('entry by entry', () => {
  const ours = boxOf(GAME, [
    entryOf(mission(['london', 'rome'], 3)),
    entryOf(mission(['paris', 'rome'], 3), 'read'),
    entryOf(city('x1', 'Porto')),
  ]);

  test('what only they know is new, what both know is the same, in whichever order', () => {
    expect(relations(ours, mission(['oslo', 'rome'], 2))).toEqual(['new']);
    const turned = mission(['london', 'rome'], 3);
    expect(
      relations(ours, { ...turned, data: { ...(turned.data as object), cities: ['rome', 'london'] } }),
    ).toEqual(['same']);
    expect(relations(ours, city('x1', 'Porto'))).toEqual(['same']);
  });

  test('what only was read here and is confirmed there becomes confirmed', () => {
    const plan = planImport(theirs(mission(['paris', 'rome'], 3)), ours);
    expect(plan.entries[0]?.relation).toBe('confirms');
    const [, merged] = mergedBox(ours, plan, NOTHING).entries;
    expect(merged?.confirmed).toMatchObject({ source: 'owner' });
    expect(relations(ours, { ...mission(['paris', 'rome'], 3), source: 'read' })).toEqual(['same']);
  });

  test('a conflict is decided by choice, and ours stays without one', () => {
    const plan = planImport(theirs(mission(['london', 'rome'], 5)), ours);
    expect(plan.entries).toMatchObject([
      { relation: 'conflict', suggested: 'ours', ours: { data: { points: 3 } } },
    ]);
    expect(mergedBox(ours, plan, NOTHING)).toEqual(ours);
    const chosen = mergedBox(ours, plan, new Set(['mission/m-london-rome']));
    expect(chosen.entries[0]?.confirmed).toMatchObject({ data: { points: 5 }, source: 'owner' });
    const unsure = planImport(theirs(mission(['paris', 'rome'], 5)), ours);
    expect(unsure.entries[0]).toMatchObject({ relation: 'conflict', suggested: 'theirs' });
  });

  test('what was only read there is only a reading here', () => {
    const plan = planImport(theirs({ ...mission(['oslo', 'rome'], 2), source: 'read' }), ours);
    const added = mergedBox(ours, plan, NOTHING).entries.at(-1);
    expect(added).toMatchObject({ readings: [{ from: ['kept'] }] });
    expect(added).not.toHaveProperty('confirmed');
  });

  test('made-up pieces never come into an owner’s box, whatever they claim to be', () => {
    const named = {
      kind: 'mission',
      id: 'practice-mission-1',
      data: { id: 'practice-mission-1', cities: ['rome'], points: 1, extraTurn: false },
    };
    const plan = planImport(theirs({ ...mission(['oslo', 'rome'], 2), source: 'practice' }, named), ours);
    expect(plan.entries.map(({ relation }) => relation)).toEqual(['practice', 'practice']);
    expect(mergedBox(ours, plan, new Set(plan.entries.map(({ key }) => key)))).toEqual(ours);
    const mixed = boxOf(GAME, [entryOf(mission(['oslo', 'rome'], 2), 'practice'), entryOf(city('rome'))]);
    expect(share(module, mixed)).toMatchObject({
      shared: { entries: [{ id: 'rome' }] },
      leftOut: [{ kind: 'mission' }],
    });
  });

  test('only what the book says can claim to stand in the book', () => {
    const plan = planImport(
      theirs(
        { ...mission(['oslo', 'rome'], 2), source: 'rulebook' },
        { ...city('london'), source: 'rulebook' },
      ),
      ours,
    );
    expect(plan.entries.map((entry) => entry.theirs.source)).toEqual(['read', 'rulebook']);
  });

  test('the spaces of their board are called as ours', () => {
    const way = (spaces: readonly string[]): Print => ({
      kind: 'connection',
      id: 'london-paris',
      data: { id: 'london-paris', cities: ['london', 'paris'], spaces },
    });
    const board = boxOf(GAME, [entryOf(way(['a', 'b']))]);
    expect(relations(board, way(['x', 'y']))).toEqual(['same']);
    expect(relations(board, way(['x', 'y', 'z']))).toEqual(['conflict']);
  });
});

describe('merging', () => {
  test.each(Object.entries(boxes))(
    'two boxes of %s without a conflict comes to the same both ways',
    (game, box) => {
      const known = (target: Box) => inOrder(box, share(box, target).shared.entries);
      const take = (target: Box, from: Box) =>
        mergedBox(target, planImport({ module: box, shared: share(box, from).shared }, target), NOTHING);
      fc.assert(
        fc.property(
          entriesArbitrary(box),
          fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
          (entries, deal) => {
            const dealt = entries.map((entry) => ({ entry, to: deal.next().value as number }));
            const part = (skip: number) =>
              boxOf(
                game,
                dealt.flatMap(({ entry, to }) => (to === skip ? [] : [entryOf(entry, entry.source)])),
              );
            const [one, other] = [part(0), part(1)];
            const sources = (target: Box) => known(target).map(({ source: _, ...print }) => print);
            expect(sources(take(one, other))).toEqual(sources(take(other, one)));
            expect(take(take(one, other), other)).toEqual(take(one, other));
          },
        ),
        runs(200, 10_000),
      );
    },
  );
});

describe('applying', () => {
  const open = async () => {
    const catalogue = await Catalogue.load(new RecordStore(new MemoryBackend()));
    const boxId = catalogue.createBox(GAME);
    if (!boxId.ok) throw new Error(boxId.error.kind);
    return { catalogue, box: () => catalogue.box(GAME, boxId.value) as Box };
  };
  const full = { module, shared: share(module, fullBox(GAME)).shared };

  test('is one step that can be taken back', async () => {
    const { catalogue, box } = await open();
    const before = box();
    const done = applyImport(catalogue, [{ plan: planImport(full, before), theirs: NOTHING }]);
    expect(box().entries).toHaveLength(full.shared.entries.length);
    expect(done.ok && done.value()).toBe(true);
    expect(box()).toEqual(before);
  });

  test('a new box is made where one is wanted, and goes again', async () => {
    const { catalogue } = await open();
    const done = applyImport(catalogue, [{ plan: planImport(full, undefined), theirs: NOTHING }]);
    expect(catalogue.boxesOf(GAME)).toMatchObject([
      { isDefault: true },
      { isDefault: false, name: 'Friday’s box' },
    ]);
    expect(done.ok && done.value()).toBe(true);
    expect(catalogue.boxesOf(GAME)).toHaveLength(1);
  });

  test('what was learned since the plan was made stays', async () => {
    const { catalogue, box } = await open();
    const plan = planImport(theirs(mission(['london', 'rome'], 5)), box());
    teaching(catalogue.learnerFor('m1', GAME, box().id)).learn(1, mission(['london', 'rome'], 3));
    applyImport(catalogue, [{ plan, theirs: NOTHING }]);
    expect(catalogue.printsOf(GAME, box().id, 'mission')).toMatchObject([{ data: { points: 3 } }]);
  });

  test('is not taken back over what was learned since', async () => {
    const { catalogue, box } = await open();
    const done = applyImport(catalogue, [{ plan: planImport(full, box()), theirs: NOTHING }]);
    teaching(catalogue.learnerFor('m1', GAME, box().id)).learn(1, mission(['atlantis', 'rome'], 3));
    expect(done.ok && done.value()).toBe(false);
    expect(box().entries).toHaveLength(full.shared.entries.length + 1);
  });

  test('a box that has gone meanwhile takes nothing', async () => {
    const { catalogue, box } = await open();
    const plan = planImport(full, box());
    catalogue.deleteBox(GAME, box().id);
    expect(applyImport(catalogue, [{ plan, theirs: NOTHING }])).toEqual({
      ok: false,
      error: { kind: 'no-such-box' },
    });
  });

  test('all boxes of a file come in, or none where one cannot be stored', async () => {
    const { catalogue, box } = await open();
    const long = (at: number) => ({
      kind: 'city',
      id: `c${at}`,
      source: 'owner' as const,
      data: { id: `c${at}`, name: 'é'.repeat(80) },
    });
    const huge = {
      module,
      shared: { game: GAME, entries: Array.from({ length: 600 }, (_, at) => long(at)) },
    };
    const before = catalogue.state.getState().boxes;
    const done = applyImport(catalogue, [
      { plan: planImport(full, box()), theirs: NOTHING },
      { plan: planImport(huge, undefined), theirs: NOTHING },
    ]);
    expect(done).toMatchObject({ ok: false, error: { kind: 'too-large' } });
    expect(catalogue.state.getState().boxes).toEqual(before);
  });
});
