import { defaultSettings } from '@/store/settings/settings';
import { MemoryBackend } from '@/store/storage/memory';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';
import { openParts } from '../support/store-parts';

const sealed = (value: unknown): string => seal(SCHEMA_VERSION, JSON.stringify(value), 1);

test('settings are those of the phone until somebody changes them', async () => {
  const { settings } = await openParts();
  expect(settings.state.getState()).toEqual({
    language: 'system',
    theme: 'system',
    haptics: true,
    sound: false,
    tapToShow: false,
    keepAwake: true,
    sharedChance: false,
    turnClock: false,
    bggIds: {},
    pieceColours: {},
  });
  expect(settings.problems).toEqual([]);
});

test.each([true, false])('a changed setting is there after a restart (transactional: %s)', async (kind) => {
  const { backend, queue, settings } = await openParts(new MemoryBackend([], kind));
  const seen: string[] = [];
  settings.state.subscribe(({ language }) => seen.push(language));
  settings.set({ language: 'fr' });
  settings.set({ sound: true });
  await queue.flush();
  expect(seen).toEqual(['fr', 'fr']);
  const again = await openParts(backend);
  expect(again.settings.state.getState()).toEqual({ ...defaultSettings, language: 'fr', sound: true });
});

test('a field that this version does not know costs none of the others', async () => {
  const stored = { language: 'de', theme: 'sepia', haptics: false, animations: 'wild' };
  const { settings } = await openParts(new MemoryBackend([['settings', sealed(stored)]]));
  expect(settings.state.getState()).toEqual({ ...defaultSettings, language: 'de', haptics: false });
});

test('a record that is no settings is told, set aside and replaced', async () => {
  const text = sealed('de');
  const { backend, queue, settings } = await openParts(new MemoryBackend([['settings', text]]));
  expect(settings.problems).toMatchObject([{ key: 'settings', reason: { kind: 'misfit' } }]);
  settings.set({ theme: 'dark' });
  await queue.flush();
  expect(await backend.read(['aside/records/1/settings'])).toEqual([text]);
  const again = await openParts(backend);
  expect(again.settings.state.getState().theme).toBe('dark');
  expect(again.settings.problems).toEqual([]);
});

test('a damaged record is told, stays, and is set aside when it is written over', async () => {
  const text = sealed(defaultSettings).replace('system', 'sYstem');
  const { backend, queue, settings } = await openParts(new MemoryBackend([['settings', text]]));
  expect(settings.problems).toEqual([{ key: 'settings', reason: { kind: 'checksum' } }]);
  await queue.flush();
  expect(await backend.read(['settings', 'aside/records/1/settings'])).toEqual([text, undefined]);
  settings.set({ theme: 'dark' });
  await queue.flush();
  expect(await backend.read(['aside/records/1/settings'])).toEqual([text]);
});

test('settings of a newer version are not overwritten', async () => {
  const text = seal(SCHEMA_VERSION + 1, '{}', 1);
  const { backend, queue, settings } = await openParts(new MemoryBackend([['settings', text]]));
  settings.set({ theme: 'dark' });
  await queue.flush();
  expect(settings.state.getState().theme).toBe('dark');
  expect(await backend.read(['settings'])).toEqual([text]);
});
