import { planRestore } from '@/store/backup/plan';
import { readStore } from '@/store/backup/read-store';
import { restore } from '@/store/backup/restore';
import { type Box } from '@/store/catalogue/box';
import { defaultSettings } from '@/store/settings/settings';
import { MAX_VALUE_BYTES } from '@/store/storage/backend';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { WitnessBackend, wrecks } from '../storage/support/crash';
import { openParts, teaching } from '../../support/store-parts';
import { backupOf, contentOf, empty, match, planned, restoreInto, storeOf } from './support';

const entry = (at: number): string => JSON.stringify({ at, kind: 'undo', steps: 1 });
const entries = (...times: number[]): readonly string[] => times.map(entry);

const restored = async (here: Parameters<typeof storeOf>[0], there: Parameters<typeof storeOf>[0]) => {
  const parts = await storeOf(here);
  const result = await restoreInto(parts, await backupOf((await storeOf(there)).backend));
  const content = await contentOf(parts.backend);
  const found = content.matches.map(({ header, journal }) => [header.name, journal.length]);
  return { ...result, parts, content, found, relations: result.plan.matches.map(({ relation }) => relation) };
};

describe('a match of the backup', () => {
  test('that is new comes in', async () => {
    const { relations, found, headers } = await restored(empty, {
      ...empty,
      matches: [match('m1', entries(1, 2))],
    });
    expect(relations).toEqual(['new']);
    expect(found).toEqual([['Match m1', 2]]);
    expect(headers.map(({ id }) => id)).toEqual(['m1']);
  });

  test('that is the same is left alone', async () => {
    const both = { ...empty, matches: [match('m1', entries(1, 2))] };
    const { relations, headers, found } = await restored(both, both);
    expect([relations, headers, found]).toEqual([['same'], [], [['Match m1', 2]]]);
  });

  test('that was played on here is left alone', async () => {
    const { relations, found } = await restored(
      { ...empty, matches: [match('m1', entries(1, 2, 3))] },
      { ...empty, matches: [match('m1', entries(1, 2))] },
    );
    expect([relations, found]).toEqual([['longer-here'], [['Match m1', 3]]]);
  });

  test('that was played on there goes on here, under the name it has here', async () => {
    const { relations, content } = await restored(
      { ...empty, matches: [match('m1', entries(1, 2), { name: 'Renamed' })] },
      { ...empty, matches: [match('m1', entries(1, 2, 3), { finishedAt: 9 })] },
    );
    expect(relations).toEqual(['longer-there']);
    expect(content.matches).toEqual([match('m1', entries(1, 2, 3), { name: 'Renamed', finishedAt: 9 })]);
  });

  test('that went another way comes in as a copy, which a later backup of it finds again', async () => {
    const here = { ...empty, matches: [match('m1', entries(1, 2, 3))] };
    const { relations, found, parts } = await restored(here, {
      ...empty,
      matches: [match('m1', entries(1, 7))],
    });
    expect(relations).toEqual(['different']);
    expect(found).toEqual(
      expect.arrayContaining([
        ['Match m1', 3],
        ['Match m1 (2)', 2],
      ]),
    );
    const later = await backupOf(
      (await storeOf({ ...empty, matches: [match('m1', entries(1, 7, 8))] })).backend,
    );
    const { plan } = await restoreInto(parts, later);
    expect(plan.matches.map(({ relation }) => relation)).toEqual(['longer-there']);
    expect((await contentOf(parts.backend)).matches.map(({ journal }) => journal.length).sort()).toEqual([
      3, 3,
    ]);
  });

  test('whose copy went another way too becomes the third', async () => {
    const there = await backupOf(
      (await storeOf({ ...empty, matches: [match('m1', entries(1, 7, 8))] })).backend,
    );
    const parts = await storeOf({ ...empty, matches: [match('m1', entries(1, 2))] });
    await restoreInto(
      parts,
      await backupOf((await storeOf({ ...empty, matches: [match('m1', entries(1, 7))] })).backend),
    );
    const copy = (await contentOf(parts.backend)).matches.find(({ header }) => header.id !== 'm1');
    const { writer } = await openJournal(parts.backend, copy?.header.id ?? '');
    if (!writer) throw new Error('The journal is read-only.');
    parts.queue.add(writer);
    writer.append(entries(9));
    await parts.queue.flush();
    await restoreInto(parts, there);
    const names = (await contentOf(parts.backend)).matches.map(({ header }) => header.name);
    expect(names.sort()).toEqual(['Match m1', 'Match m1 (2)', 'Match m1 (3)']);
  });

  test('with another start is another match', async () => {
    const other = match('m1', entries(1));
    const { relations } = await restored(
      { ...empty, matches: [match('m1', entries(1))] },
      { ...empty, matches: [{ ...other, start: { ...other.start, seed: 'cd'.repeat(32) } }] },
    );
    expect(relations).toEqual(['different']);
  });

  test('that was deleted here comes back; one that was deleted there stays as it is here', async () => {
    const { content, relations } = await restored(
      { ...empty, matches: [match('m1', entries(1), { deletedAt: 5 }), match('m2', entries(1))] },
      { ...empty, matches: [match('m1', entries(1)), match('m2', entries(1), { deletedAt: 5 })] },
    );
    expect(content.matches.map(({ header }) => header.deletedAt)).toEqual([undefined, undefined]);
    expect(relations).toEqual(['back', 'same']);
  });

  test('that was deleted there comes along, and the plan says that it is not seen', async () => {
    const deleted = { deletedAt: 5 };
    const { content, plan } = await restored(
      { ...empty, matches: [match('m2', entries(1)), match('m3', entries(1), deleted)] },
      {
        ...empty,
        matches: ['m1', 'm2', 'm3'].map((id) => match(id, entries(1, 2), deleted)),
      },
    );
    expect(content.matches.map(({ header }) => header.deletedAt)).toEqual([5, undefined, 5]);
    expect(content.matches.map(({ journal }) => journal.length)).toEqual([2, 2, 2]);
    expect(plan.matches.map(({ unseen }) => unseen)).toEqual([true, false, true]);
  });

  test('that was played on since the plan was made is left alone and told', async () => {
    const parts = await storeOf({ ...empty, matches: [match('m1', entries(1))] });
    const backup = await backupOf(
      (await storeOf({ ...empty, matches: [match('m1', entries(1, 2))] })).backend,
    );
    const plan = planned(planRestore(backup, await readStore(parts.backend)));
    const { writer } = await openJournal(parts.backend, 'm1');
    if (!writer) throw new Error('The journal is read-only.');
    parts.queue.add(writer);
    writer.append(entries(5));
    await parts.queue.flush();
    expect((await restore(plan, parts)).problems).toEqual([{ key: 'm1', reason: { kind: 'changed' } }]);
    expect((await contentOf(parts.backend)).matches[0]?.journal).toEqual(entries(1, 5));
  });
});

const box = (about: Partial<Box>): Box => ({
  ...{ id: 'b1', game: 'courier', name: 'Ours', isDefault: true, entries: [] },
  ...about,
});
const read = (id: string, data: unknown, ...from: string[]) => ({
  ...{ kind: 'card', id },
  readings: [{ data, from }],
});

describe('a box of the backup', () => {
  test('is merged piece by piece: what is confirmed wins, then what is known here', async () => {
    const ours = box({
      entries: [
        read('c1', 1, 'm1#1'),
        read('c2', 2, 'm1#2'),
        { ...read('c3', 3, 'm1#3'), confirmed: { data: 30, source: 'owner' } },
      ],
    });
    const theirs = box({
      name: 'Theirs',
      entries: [
        { ...read('c1', 1, 'm2#1'), confirmed: { data: 10, source: 'rulebook' } },
        read('c2', 9, 'm2#2'),
        { ...read('c3', 3, 'm2#3'), confirmed: { data: 31, source: 'owner' } },
        read('c4', 4, 'm2#4'),
      ],
    });
    const { parts } = await restored({ ...empty, boxes: [ours] }, { ...empty, boxes: [theirs] });
    expect(parts.catalogue.box('courier', 'b1')?.name).toBe('Ours');
    expect(parts.catalogue.printsOf('courier', 'b1', 'card')).toEqual([
      { id: 'c1', data: 10, source: 'rulebook' },
      { id: 'c2', data: 2 },
      { id: 'c3', data: 30, source: 'owner' },
      { id: 'c4', data: 4 },
    ]);
    teaching(parts.catalogue.learnerFor('m2', 'courier', 'b1')).forget(4);
    expect(parts.catalogue.printsOf('courier', 'b1', 'card')).toHaveLength(3);
  });

  test('follows its match when that becomes a copy', async () => {
    const { parts, content } = await restored(
      { ...empty, matches: [match('m1', entries(1, 2))] },
      { ...empty, matches: [match('m1', entries(1, 7))], boxes: [box({ entries: [read('c1', 1, 'm1#1')] })] },
    );
    const copy = content.matches.find(({ header }) => header.id !== 'm1')?.header.id ?? '';
    teaching(parts.catalogue.learnerFor('m1', 'courier', 'b1')).forget(1);
    expect(parts.catalogue.printsOf('courier', 'b1', 'card')).toHaveLength(1);
    teaching(parts.catalogue.learnerFor(copy, 'courier', 'b1')).forget(1);
    expect(parts.catalogue.printsOf('courier', 'b1', 'card')).toEqual([]);
  });

  test('does not take the place of the default', async () => {
    const { parts } = await restored(
      { ...empty, boxes: [box({})] },
      { ...empty, boxes: [box({ id: 'b2', name: 'Theirs' })] },
    );
    expect(parts.catalogue.boxesOf('courier').map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Ours', true],
      ['Theirs', false],
    ]);
  });

  test('that would become too large with ours is told, and ours stays', async () => {
    const half = 'x'.repeat(MAX_VALUE_BYTES / 2);
    const ours = box({ entries: [read('c1', half, 'm1#1')] });
    const { parts, problems } = await restored(
      { ...empty, boxes: [ours] },
      { ...empty, boxes: [box({ entries: [read('c2', half, 'm1#2')] })] },
    );
    expect(problems).toMatchObject([{ key: 'c/courier/b1', reason: { kind: 'too-large' } }]);
    expect(parts.catalogue.box('courier', 'b1')).toEqual(ours);
  });
});

test('settings are taken only where there are none', async () => {
  const french = { ...defaultSettings, language: 'fr' } as const;
  const german = { ...defaultSettings, language: 'de' } as const;
  const kept = await restored({ ...empty, settings: german }, { ...empty, settings: french });
  expect(kept.parts.settings.state.getState().language).toBe('de');
  const taken = await restored(empty, { ...empty, settings: french });
  expect(taken.parts.settings.state.getState().language).toBe('fr');
});

test('players are merged by id; ours keep their name', async () => {
  const player = (id: string, name: string, lastPlayed: number) => ({ id, name, colour: 0, lastPlayed });
  const { content } = await restored(
    { ...empty, players: [player('p1', 'Anna', 5)] },
    { ...empty, players: [player('p1', 'Anne', 9), player('p2', 'Anna', 7)] },
  );
  expect(content.players).toEqual([player('p1', 'Anna', 9), player('p2', 'Anna', 7)]);
});

test('what was set aside there is set aside here, beside what is', async () => {
  const aside = (counter: number, value: string) => [`aside/m1/${counter}/h/m1`, value] as const;
  const { content } = await restored(
    { ...empty, aside: [aside(1, 'ours'), aside(2, 'both')] },
    { ...empty, aside: [aside(1, 'both'), aside(2, 'theirs')] },
  );
  expect(content.aside).toEqual([aside(1, 'ours'), aside(2, 'both'), aside(3, 'theirs')]);
});

/** Wherever the app dies in a restore: nothing of ours is hurt, no half match is listed, and doing it again completes it. */
test.each([true, false])(
  'a crash at any write leaves nothing half (transactional: %s)',
  async (transactional) => {
    const ours = {
      ...empty,
      settings: defaultSettings,
      matches: [match('m1', entries(1, 2)), match('m2', entries(1))],
    };
    const long = Array.from({ length: 40 }, (_, at) => entry(at));
    const theirs = {
      ...empty,
      players: [{ id: 'p1', name: 'Anna', colour: 0, lastPlayed: 1 }],
      boxes: [box({})],
      matches: [match('m1', entries(1, 7)), match('m2', entries(1, 2, 3)), match('m3', long)],
    };
    const backup = await backupOf((await storeOf(theirs)).backend);
    const before = (await storeOf(ours, transactional)).backend as MemoryBackend;
    const witness = new WitnessBackend(before.values, transactional);
    await restoreInto(await openParts(witness), backup);
    const complete = await contentOf(witness);
    const lengths = new Map(complete.matches.map(({ header, journal }) => [header.id, journal.length]));
    let crashes = 0;
    for (const moment of witness.moments)
      for (const { values } of wrecks(moment, transactional, (text) => [
        0,
        text.length >> 1,
        text.length - 1,
      ])) {
        const wreck = new MemoryBackend(values, transactional);
        // The list of matches would mark one of which only a part is there.
        const idsOf = (top: string) => [...wreck.values.keys()].filter((key) => key.startsWith(top)).length;
        if (transactional) expect(idsOf('o/')).toBe(idsOf('h/'));
        for (const { header, journal } of (await contentOf(wreck)).matches)
          if (header.id === 'm1' || header.id === 'm2') expect(journal.length).toBeGreaterThan(0);
          else expect(journal.length).toBe(lengths.get(header.id));
        const parts = await openParts(wreck);
        await restoreInto(parts, backup);
        const { aside: _, ...after } = await contentOf(wreck);
        const { aside: __, ...expected } = complete;
        expect(after).toEqual(expected);
        crashes++;
      }
    expect(crashes).toBeGreaterThan(transactional ? 8 : 70);
  },
);
