import fc from 'fast-check';
import { planRestore } from '@/store/backup/plan';
import { readStore } from '@/store/backup/read-store';
import { MemoryBackend } from '@/store/storage/memory';
import { runs, tell, times } from '../../support/soak';
import { openParts } from '../../support/store-parts';
import { backupOf, contentArbitrary, contentOf, planned, restoreInto, storeOf } from './support';

jest.setTimeout(times(120_000, 3_600_000));

test('export, import into an empty app and export again are identical, from any layout to any', async () => {
  await fc.assert(
    fc.asyncProperty(contentArbitrary, fc.boolean(), fc.boolean(), async (content, from, to) => {
      const source = await storeOf(content, from);
      expect(await contentOf(source.backend)).toEqual(content);
      const target = await openParts(new MemoryBackend([], to));
      const { problems } = await restoreInto(target, await backupOf(source.backend));
      expect(problems).toEqual([]);
      expect(await contentOf(target.backend)).toEqual(content);
      const { settings, players, catalogue } = target;
      expect(players.state.getState()).toEqual(content.players ?? []);
      expect(catalogue.state.getState().boxes).toEqual(content.boxes);
      if (content.settings) expect(settings.state.getState()).toEqual(content.settings);
    }),
    runs(100, 5_000),
  );
  tell(`${times(100, 5_000)} stores exported, imported and exported`);
});

/** Two stores that have matches in common, each played on here, there, in both or in neither. */
const meeting = fc.tuple(contentArbitrary, contentArbitrary).map(([ours, theirs]) => {
  const matches = theirs.matches.map((one, index) => {
    const other = ours.matches[index];
    if (!other) return one;
    const common = other.journal.slice(0, one.journal.length % (other.journal.length + 1));
    const journal = [...common, ...one.journal.slice(0, one.journal.length % 3)];
    return { ...one, header: { ...one.header, id: other.header.id }, journal };
  });
  const unique = matches.filter(
    ({ header }, index) => matches.findIndex((one) => one.header.id === header.id) === index,
  );
  return [ours, { ...theirs, matches: unique }] as const;
});

test('a restore loses nothing of either side, and doing it twice is doing it once', async () => {
  await fc.assert(
    fc.asyncProperty(meeting, fc.boolean(), async ([ours, theirs], transactional) => {
      const target = await storeOf(ours, transactional);
      const backup = await backupOf((await storeOf(theirs)).backend);
      await restoreInto(target, backup);
      const once = await contentOf(target.backend);
      const journals = new Map(once.matches.map(({ header, journal }) => [header.id, journal]));
      for (const { header, journal } of ours.matches)
        expect(journals.get(header.id)?.slice(0, journal.length)).toEqual(journal);
      for (const { journal } of theirs.matches)
        expect([...journals.values()].map((all) => all.slice(0, journal.length))).toContainEqual(journal);
      for (const player of [...(ours.players ?? []), ...(theirs.players ?? [])])
        expect(once.players?.map((one) => one.id)).toContain(player.id);
      for (const [, value] of [...ours.aside, ...theirs.aside])
        expect(once.aside.map(([, kept]) => kept)).toContain(value);

      const again = await openParts(target.backend);
      const plan = planned(planRestore(backup, await readStore(target.backend)));
      expect(
        plan.matches.filter(({ relation }) => relation !== 'same' && relation !== 'longer-here'),
      ).toEqual([]);
      await restoreInto(again, backup);
      expect(await contentOf(again.backend)).toEqual(once);
    }),
    runs(100, 5_000),
  );
});
