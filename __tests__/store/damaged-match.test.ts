import { unveiled } from '@/store/backup/veil';
import { Debrief } from '@/store/debrief';
import { type State } from '../support/courier/model';
import { MemoryBackend } from '@/store/storage/memory';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';
import { courierGame, courierMatch } from '../support/desk';
import { everyNth, progress, tell } from '../support/soak';
import { FakeClock } from './storage/support/fake-clock';

/** What a file with everything of a match holds. */
const valuesIn = (raw: string): readonly (readonly [key: string, text: string])[] => {
  const read = unveiled((JSON.parse(raw) as { veiled: string }).veiled);
  if (!read.ok) throw new Error('It is no file of ours.');
  return read.value as readonly (readonly [string, string])[];
};

jest.setTimeout(3_600_000);

const start = (backend: MemoryBackend) =>
  Debrief.open({ backend, games: [courierGame], clock: new FakeClock() });

const MOVES = 5;

const phone = async (transactional: boolean) => {
  const backend = new MemoryBackend([], transactional);
  const debrief = await start(backend);
  const match = await debrief.matches.create(courierMatch);
  if (!match.ok) throw new Error(match.error.kind);
  const opened = await debrief.openMatch(match.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  await debrief.flush();
  while (session.moment.standing.log.events.length < MOVES) {
    const { active } = session.moment.standing.log.state as State;
    session.play([{ actor: active, move: { type: 'pass' } }]);
  }
  await debrief.flush();
  await debrief.closeMatch(match.value);
  return { id: match.value, values: new Map(backend.values) };
};

const flipped = (text: string, place: number, bit: number): string =>
  text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1);

const listed = (debrief: Debrief) => debrief.matches.state.getState();

/** What is wrong at one start with this match; nothing, hopefully. */
const problemAt = async (
  backend: MemoryBackend,
  { id, key, hurt }: { readonly id: string; readonly key: string; readonly hurt: string },
): Promise<string | undefined> => {
  const debrief = await start(backend);
  const { matches, damaged } = listed(debrief);
  const [match, ...others] = matches;
  if (match?.id !== id || others.length > 0) return 'it is not listed';
  const whole = !backend.transactional && backend.values.size > 1 && !damaged.has(id);
  if (/^[ho]\//.test(key) && !damaged.has(id) && !whole) return 'it is not marked';
  const opened = await debrief.openMatch(id);
  if (opened.ok) {
    const { log } = opened.value.session.moment.standing;
    if (/^[ho]\//.test(key) && log.events.length !== MOVES && !opened.value.state.getState().report)
      return 'moves are missing';
    await debrief.closeMatch(id);
  } else if (!key.startsWith('o/')) return `it does not open: ${opened.error.kind}`;
  const raw = await debrief.rawMatch(id);
  if (!valuesIn(raw).some(([, text]) => text === hurt)) return 'it cannot be saved as a file';
  await debrief.flush();
  if (backend.values.get(key) !== hurt && ![...backend.values.values()].includes(hurt))
    return 'it was thrown away';
  return undefined;
};

describe.each([true, false])('a flipped bit, transactions: %s', (transactional) => {
  test('in any record of a match: it stays listed and readable as far as it can be, start after start', async () => {
    const { id, values } = await phone(transactional);
    const problems: string[] = [];
    let count = 0;
    for (const [key, text] of values)
      for (let place = 0; place < text.length; place += everyNth(3, 1))
        for (let bit = place % 7; bit < 7; bit += everyNth(7, 1)) {
          const hurt = flipped(text, place, bit);
          const backend = new MemoryBackend(new Map(values).set(key, hurt), transactional);
          for (let turn = 1; turn <= 3; turn++) {
            const problem = await problemAt(backend, { id, key, hurt });
            if (problem) problems.push(`${key} at ${place}, start ${turn}: ${problem}`);
          }
          progress(`${++count} flipped bits`);
        }
    expect(problems.slice(0, 5)).toEqual([]);
    tell(`${count} flipped bits, three starts each, ${transactional ? 'with' : 'without'} transactions`);
  });

  test.each(['h', 'o'])(
    'a match whose %s is lost can be deleted, and brought back as it was',
    async (top) => {
      const { id, values } = await phone(transactional);
      const hurt = [...values].map(
        ([key, text]) => [key, key.startsWith(`${top}/`) ? 'rubbish' : text] as const,
      );
      const backend = new MemoryBackend(hurt, transactional);
      const debrief = await start(backend);
      expect(listed(debrief).damaged.get(id)?.part).toBe(top === 'h' ? 'header' : 'start');
      debrief.matches.delete(id);
      await debrief.flush();
      expect(backend.values.size).toBe(0);
      expect(await debrief.matches.restore(id)).toBe(true);
      await debrief.flush();
      const again = await start(backend);
      expect(listed(again).damaged.get(id)?.part).toBe(top === 'h' ? 'header' : 'start');
      expect(listed(again).matches).toMatchObject([{ id }]);
    },
  );
});

test('a header that is lost is told from the match: its game, its seats and its moves', async () => {
  const { id, values } = await phone(true);
  const backend = new MemoryBackend(values);
  backend.values.set(`h/${id}`, 'rubbish');
  const debrief = await start(backend);
  const [match] = listed(debrief).matches;
  expect(match).toMatchObject({ id, game: 'courier', name: '', players: [{ name: '' }, { name: '' }] });
  const copy = await debrief.matches.duplicate(id, 'Copy');
  expect(copy.ok).toBe(true);
  debrief.matches.rename(id, 'Friday');
  await debrief.flush();
  expect(listed(debrief).damaged.size).toBe(0);
  expect(backend.values.get(`aside/records/1/h/${id}`)).toBe('rubbish');
  expect(listed(await start(backend)).damaged.size).toBe(0);
});

test('a header that an earlier version took out of its place is told again', async () => {
  const { id, values } = await phone(true);
  const backend = new MemoryBackend(values);
  backend.values.delete(`h/${id}`);
  const { matches, damaged } = listed(await start(backend));
  expect(matches).toMatchObject([{ id, game: 'courier' }]);
  expect(damaged.get(id)).toEqual({ part: 'header', damage: { kind: 'missing' } });
});

test('a start that says everything but fails its checksum is read, and only looked at', async () => {
  const { id, values } = await phone(true);
  const text = values.get(`o/${id}`) ?? '';
  const place = text.indexOf('"seed":"') + 10;
  const digit = text[place] === 'a' ? 'b' : 'a';
  const backend = new MemoryBackend(values);
  backend.values.set(`o/${id}`, text.slice(0, place) + digit + text.slice(place + 1));
  const debrief = await start(backend);
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  expect(opened.value.session.access).toBe('locked');
  expect(opened.value.session.moment.standing.log.events).toHaveLength(MOVES);
  expect(opened.value.state.getState().report?.reason).toEqual({
    kind: 'damaged',
    damage: { kind: 'checksum' },
  });
});

test.each([
  ['in a sound record', true, 'misfit'],
  ['by a flipped bit', false, 'damaged'],
])('a table that no game begins with, %s, stays listed and opens nothing', async (_, sealed, kind) => {
  const { id, values } = await phone(true);
  const text = (values.get(`o/${id}`) ?? '').replace('"startSeat":0', '"startSeat":8');
  const [, json = ''] = text.split('\n');
  const backend = new MemoryBackend(
    new Map(values).set(`o/${id}`, sealed ? seal(SCHEMA_VERSION, json) : text),
  );
  const debrief = await start(backend);
  expect(listed(debrief).matches).toMatchObject([{ id }]);
  expect(await debrief.peekMatch(id)).toMatchObject({ ok: false, error: { kind } });
  expect(await debrief.openMatch(id)).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(valuesIn(await debrief.rawMatch(id)))).toContain('startSeat');
});
