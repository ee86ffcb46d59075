import { readBackup } from '@/store/backup/read-backup';
import { Debrief } from '@/store/debrief';
import { readAside } from '@/store/storage/aside';
import { startKey } from '@/store/storage/keys';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from '../../support/desk';
import { FakeClock } from '../storage/support/fake-clock';
import { forged } from './support';

const start = (backend: MemoryBackend) =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

/** An evening on which the phone has drawn a card, and what nobody may read of it in a file. */
const evening = async () => {
  const backend = new MemoryBackend();
  const debrief = await start(backend);
  const created = await debrief.matches.create(courierMatch);
  if (!created.ok) throw new Error(created.error.kind);
  const id = created.value;
  const match = await debrief.openMatch(id);
  if (!match.ok) throw new Error(match.error.kind);
  await debrief.flush();
  const { seed } = match.value.start;
  const { events } = match.value.session.moment.standing.log;
  const drawn = events.map(({ move }) => JSON.stringify(move).slice(1, -1));
  expect(drawn).toHaveLength(1);
  return {
    backend,
    debrief,
    id,
    secrets: [seed, ...drawn, ...drawn.map((text) => JSON.stringify(text).slice(1, -1))],
  };
};

const shown = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

test('a backup of a match that is played shows neither its seed nor what was drawn, and restores both', async () => {
  const { backend, debrief, id, secrets } = await evening();
  expect(shown([...backend.values.values()].join(), secrets)).toHaveLength(2);
  const text = await debrief.backUp();
  expect(shown(text, secrets)).toEqual([]);
  expect(text).toContain('Friday');
  const there = await start(new MemoryBackend());
  const plan = await there.planRestore(text);
  if (!plan.ok) throw new Error(plan.error.kind);
  expect(await there.restore(plan.value)).toEqual([]);
  const [one, other] = [await debrief.peekMatch(id), await there.peekMatch(id)];
  if (!one.ok || !other.ok) throw new Error('It cannot be read.');
  expect(other.value.start).toEqual(one.value.start);
  expect(other.value.loaded.log.events).toEqual(one.value.loaded.log.events);
});

test('neither does the file of a single match, nor a backup with a start that is damaged', async () => {
  const { backend, debrief, id, secrets } = await evening();
  expect(shown(await debrief.rawMatch(id), secrets)).toEqual([]);
  const key = startKey(id);
  const sound = backend.values.get(key) ?? '';
  backend.values.set(key, sound.replace('"rulesVersion"', '"rulesversion"'));
  const text = await (await start(new MemoryBackend(backend.values))).backUp();
  expect(shown(text, secrets)).toEqual([]);
  const there = new MemoryBackend();
  const again = await start(there);
  const plan = await again.planRestore(text);
  if (!plan.ok) throw new Error(plan.error.kind);
  await again.restore(plan.value);
  const kept = [...(await readAside(there, 'records')), ...(await readAside(there, id))];
  expect(kept.map(([, value]) => value)).toContain(backend.values.get(key));
});

test.each([
  ['nothing', undefined],
  ['no text', 3],
  ['no letters of ours', '***'],
  ['no JSON', 'AAAA'],
  [
    'parts of more matches',
    Buffer.from('{"parts":[{"start":1,"journal":[]}],"aside":[]}').toString('base64url'),
  ],
  ['a prototype', Buffer.from('{"parts":[],"aside":[],"__proto__":{}}').toString('base64url')],
])('under its veil a stranger’s backup has %s', (_, veiled) => {
  const read = readBackup(forged({ boxes: [], matches: [], veiled }, { version: 2 }));
  expect(read).toMatchObject({ ok: false, error: { kind: 'misfit' } });
});
