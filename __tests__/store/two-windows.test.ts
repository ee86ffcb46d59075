import fc from 'fast-check';
import { Debrief } from '@/store/debrief';
import { MOST_PLAYERS } from '@/store/settings/players';
import { merged } from '@/store/storage/merge';
import { MemoryBackend } from '@/store/storage/memory';
import { type State } from '../support/courier/model';
import { courierGame, courierMatch } from '../support/desk';
import { runs } from '../support/soak';
import { FakeClock } from './storage/support/fake-clock';

const start = (backend: MemoryBackend) =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

/** Two windows that know the same, and a third that is opened afterwards. */
const windows = async (prepare: (debrief: Debrief) => unknown = () => undefined) => {
  const backend = new MemoryBackend();
  const first = await start(backend);
  await prepare(first);
  await first.flush();
  const second = await start(backend);
  const after = async () => {
    await first.flush();
    await second.flush();
    return start(backend);
  };
  return { backend, first, second, after };
};

const namesOf = ({ players }: Debrief) =>
  players.state
    .getState()
    .map(({ name }) => name)
    .sort();

const seat = (name: string) => ({ name, colour: 0 });

describe('two windows', () => {
  test('each remember their players', async () => {
    const { first, second, after } = await windows(({ players }) => players.remember([seat('Anna')], 1));
    first.players.remember([seat('Ben')], 2);
    second.players.remember([seat('Cleo')], 3);
    expect(namesOf(await after())).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(namesOf(second)).toEqual(['Anna', 'Ben', 'Cleo']);
  });

  test('one renames and the other forgets, and both are done', async () => {
    const { first, second, after } = await windows(({ players }) =>
      players.remember([seat('Anna'), seat('Ben')], 1),
    );
    const [anna, ben] = ['Anna', 'Ben'].map((name) =>
      first.players.state.getState().find((player) => player.name === name),
    );
    first.players.rename(anna?.id ?? '', 'Anne');
    await first.flush();
    second.players.forget(ben?.id ?? '');
    expect(namesOf(await after())).toEqual(['Anne']);
  });

  test('one says that two are the same person, and in the other one of them plays', async () => {
    const { first, second, after } = await windows(({ players }) =>
      players.remember([seat('Anna'), seat('Ann')], 1),
    );
    const idOf = (name: string) =>
      first.players.state.getState().find((player) => player.name === name)?.id ?? '';
    const [anna, ann] = [idOf('Anna'), idOf('Ann')];
    first.players.join(ann, anna);
    second.players.remember([{ player: ann, ...seat('Ann') }], 5);
    const third = await after();
    expect(third.players.state.getState()).toMatchObject([{ id: anna, also: [{ id: ann }] }]);
    expect(namesOf(second)).toEqual(['Anna']);
  });

  test('each fill a box with more than it holds: what was stored first stays, and both show it', async () => {
    const { first, second, after } = await windows(({ catalogue }) => catalogue.createBox('courier', 'Ours'));
    const box = first.catalogue.boxesOf('courier')[0]?.id ?? '';
    const confirm = ({ catalogue }: Debrief, id: string) =>
      catalogue.confirm({ game: 'courier', box, kind: 'card', id }, { text: id.repeat(40_000) }, 'owner');
    const idsOf = ({ catalogue }: Debrief) => catalogue.box('courier', box)?.entries.map(({ id }) => id);
    expect(confirm(first, 'a').ok).toBe(true);
    await first.flush();
    expect(confirm(second, 'b').ok).toBe(true);
    expect(idsOf(await after())).toEqual(['a']);
    expect(idsOf(second)).toEqual(['a']);
  });

  test('one deletes what the other plays, which goes on, and a return brings nothing of before back', async () => {
    const { first, second, after } = await windows(({ matches }) => matches.create(courierMatch));
    const id = first.matches.state.getState().matches[0]?.id ?? '';
    const match = await first.openMatch(id);
    if (!match.ok) throw new Error(match.error.kind);
    const { session } = match.value;
    const pass = () => {
      const { active } = session.moment.standing.log.state as State;
      expect(session.play([{ actor: active, move: { type: 'pass' } }]).kind).toBe('played');
    };
    pass();
    await first.flush();
    second.matches.delete(id);
    await second.matches.settled(id);
    pass();
    await first.flush();
    expect(await second.matches.restore(id)).toBe(true);
    pass();
    const third = await after();
    expect(session.access).toBe('open');
    const stored = await third.peekMatch(id);
    expect(stored.ok && stored.value.loaded.log.events).toEqual(session.moment.standing.log.events);
  });

  test('one has played what the other deletes and brings back', async () => {
    const { first, second, after } = await windows(({ matches }) => matches.create(courierMatch));
    const id = first.matches.state.getState().matches[0]?.id ?? '';
    const match = await first.openMatch(id);
    if (!match.ok) throw new Error(match.error.kind);
    match.value.session.play([{ actor: 0, move: { type: 'pass' } }]);
    const { events } = match.value.session.moment.standing.log;
    await first.closeMatch(id);
    second.matches.delete(id);
    await second.matches.settled(id);
    expect(await second.matches.restore(id)).toBe(true);
    const third = await after();
    const stored = await third.peekMatch(id);
    expect(stored.ok && stored.value.loaded.log.events).toEqual(events);
    expect(second.matches.get(id)?.name).toBe('Friday');
  });

  test('each change a setting', async () => {
    const { first, second, after } = await windows();
    first.settings.set({ theme: 'dark' });
    second.settings.set({ sound: true });
    const third = await after();
    expect(third.settings.state.getState()).toMatchObject({ theme: 'dark', sound: true });
    expect(second.settings.state.getState()).toMatchObject({ theme: 'dark', sound: true });
  });

  test('each confirm a card of one box, and one names the box', async () => {
    const { first, second, after } = await windows(({ catalogue }) => catalogue.createBox('courier', 'Ours'));
    const box = first.catalogue.boxesOf('courier')[0]?.id ?? '';
    const place = { game: 'courier', box, kind: 'card' };
    first.catalogue.confirm({ ...place, id: 'c1' }, { value: 1 }, 'owner');
    first.catalogue.renameBox('courier', box, 'Theirs');
    await first.flush();
    second.catalogue.confirm({ ...place, id: 'c2' }, { value: 2 }, 'owner');
    const third = await after();
    expect(third.catalogue.printsOf('courier', box, 'card').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['c1', 'c2']),
    );
    expect(third.catalogue.box('courier', box)?.name).toBe('Theirs');
    expect(second.catalogue.printsOf('courier', box, 'card')).toHaveLength(2);
  });

  test('one renames a match and the other archives it', async () => {
    const { first, second, after } = await windows(({ matches }) => matches.create(courierMatch));
    const id = first.matches.state.getState().matches[0]?.id ?? '';
    first.matches.rename(id, 'Saturday');
    await first.flush();
    second.matches.archive(id, true);
    expect((await after()).matches.get(id)).toMatchObject({ name: 'Saturday', archived: true });
  });

  test('a match that one deletes does not come back with what the other changes', async () => {
    const { backend, first, second, after } = await windows(({ matches }) => matches.create(courierMatch));
    const id = first.matches.state.getState().matches[0]?.id ?? '';
    first.matches.delete(id);
    await first.flush();
    second.matches.archive(id, true);
    const third = await after();
    expect(third.matches.state.getState().matches).toEqual([]);
    expect(second.matches.get(id)).toBeUndefined();
    expect(await backend.keys('h/')).toEqual([]);
  });

  test('a change during a refresh is kept, wherever it comes', async () => {
    for (let turns = 0; turns < 30; turns++) {
      const { first, second, after } = await windows();
      second.settings.set({ keepAwake: false });
      await second.flush();
      const looked = first.refresh();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      first.settings.set({ theme: 'dark' });
      first.players.remember([seat('Anna')], 1);
      first.catalogue.createBox('courier', 'Ours');
      await looked;
      expect(first.settings.state.getState().theme).toBe('dark');
      expect(namesOf(first)).toEqual(['Anna']);
      expect(first.catalogue.boxesOf('courier')).toHaveLength(1);
      const third = await after();
      expect(third.settings.state.getState()).toMatchObject({ theme: 'dark', keepAwake: false });
      expect(namesOf(third)).toEqual(['Anna']);
    }
  });
});

test('a backup with many players brings as many as there is room for, and one’s own stay', async () => {
  const other = await start(new MemoryBackend());
  for (let index = 0; index < MOST_PLAYERS; index++)
    other.players.remember([seat(`Far ${index}`)], 1_000 + index);
  const debrief = await start(new MemoryBackend());
  debrief.players.remember([seat('Anna'), seat('Ben')], 1);
  const plan = await debrief.planRestore(await other.backUp());
  if (!plan.ok) throw new Error(plan.error.kind);
  await debrief.restore(plan.value);
  expect(namesOf(debrief)).toEqual(expect.arrayContaining(['Anna', 'Ben', `Far ${MOST_PLAYERS - 1}`]));
  expect(namesOf(debrief)).toHaveLength(MOST_PLAYERS);
});

describe('merging', () => {
  const rules = { keyOf: (item: unknown) => (item as { id: string }).id };
  const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), x: fc.nat(2), y: fc.nat(2) });
  const list = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 });
  type Item = { readonly id: string; readonly x: number; readonly y: number };
  const at = (items: readonly Item[], id: string) => items.find((one) => one.id === id);

  test('takes every part that only one window changed as that window has it', () => {
    fc.assert(
      fc.property(list, list, list, (base, ours, theirs) => {
        const result = merged({ base, ours, theirs }, rules) as readonly Item[];
        for (const id of ['a', 'b', 'c', 'd'])
          for (const field of ['x', 'y'] as const) {
            const [was, our, their, is] = [base, ours, theirs, result].map((items) => at(items, id)?.[field]);
            if (at(ours, id) && at(theirs, id) && at(base, id)) {
              if (our === was) expect(is).toBe(their);
              else if (their === was) expect(is).toBe(our);
            }
          }
        for (const { id } of ours) if (!at(base, id)) expect(at(result, id)).toBeDefined();
        for (const { id } of theirs) if (!at(base, id)) expect(at(result, id)).toBeDefined();
      }),
      runs(300, 10_000),
    );
  });
});
