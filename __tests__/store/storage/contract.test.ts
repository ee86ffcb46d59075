import 'fake-indexeddb/auto';
import AsyncStorage from '@react-native-async-storage/async-storage';
import fc from 'fast-check';
import { AsyncStorageBackend } from '@/store/storage/async-storage';
import { type Backend } from '@/store/storage/backend';
import { IndexedDbBackend } from '@/store/storage/indexed-db';
import { MemoryBackend } from '@/store/storage/memory';
import { openBackend as openOnPhone } from '@/store/storage/platform';
import { openBackend as openOnWeb } from '@/store/storage/platform.web';

let databases = 0;

const implementations: readonly (readonly [string, () => Promise<Backend>])[] = [
  ['memory', async () => new MemoryBackend()],
  ['memory without transactions', async () => new MemoryBackend([], false)],
  ['IndexedDB', () => IndexedDbBackend.open(`contract-${databases++}`)],
  [
    'AsyncStorage',
    async () => {
      await AsyncStorage.clear();
      return new AsyncStorageBackend();
    },
  ],
];

describe.each(implementations)('the backend contract: %s', (_, open) => {
  test('what was written is read, in the order of the question, and what is missing is undefined', async () => {
    const backend = await open();
    await backend.write({
      set: [
        ['a', '1'],
        ['b', '2'],
        ['c', 'ü東🕵️\n'],
      ],
      remove: [],
    });
    expect(await backend.read(['c', 'none', 'a', 'b', 'a'])).toEqual(['ü東🕵️\n', undefined, '1', '2', '1']);
    expect(await backend.read([])).toEqual([]);
  });

  test('hundreds are read as a few are, whatever lies between them', async () => {
    const backend = await open();
    const all = Array.from({ length: 400 }, (_, place) => `h/${place}`);
    await backend.write({ set: all.map((key) => [key, `of ${key}`]), remove: [] });
    const asked = [...all.slice(100).reverse(), 'h/none'];
    expect(await backend.read(asked)).toEqual([...asked.slice(0, -1).map((key) => `of ${key}`), undefined]);
    const few = all.filter((_, place) => place % 5 === 0);
    expect(await backend.read(few)).toEqual(few.map((key) => `of ${key}`));
  });

  test('keys are found by prefix, sorted, and no others', async () => {
    const backend = await open();
    const keys = ['j/m/000001', 'j/m/000000/b', 'j/m2/000000', 'h/m', 'j'];
    await backend.write({ set: keys.map((key) => [key, 'x']), remove: [] });
    expect(await backend.keys('j/m/')).toEqual(['j/m/000000/b', 'j/m/000001']);
    expect(await backend.keys('z')).toEqual([]);
    expect(await backend.keys('')).toEqual([...keys].sort());
  });

  test('one batch overwrites, removes, and survives removing what is not there', async () => {
    const backend = await open();
    await backend.write({
      set: [
        ['a', '1'],
        ['b', '2'],
      ],
      remove: [],
    });
    await backend.write({ set: [['a', '3']], remove: ['b', 'none'] });
    expect(await backend.read(['a', 'b'])).toEqual(['3', undefined]);
    await backend.write({ set: [], remove: [] });
  });

  test('a batch whose expectation is broken is refused as a whole, where there are transactions', async () => {
    const backend = await open();
    await backend.write({ set: [['a', '1']], remove: [] });
    const batch = {
      set: [
        ['a', '2'],
        ['b', '2'],
      ],
      remove: [],
      expect: [['a', ['0', undefined]]],
    } as const;
    if (!backend.transactional) return expect(backend.write(batch)).resolves.toBeUndefined();
    await expect(backend.write(batch)).rejects.toMatchObject({ name: 'StorageError', kind: 'conflict' });
    expect(await backend.read(['a', 'b'])).toEqual(['1', undefined]);
    await backend.write({
      ...batch,
      expect: [
        ['a', ['0', '1']],
        ['b', [undefined]],
      ],
    });
    expect(await backend.read(['a', 'b'])).toEqual(['2', '2']);
  });

  test('any batches leave what a plain map would hold', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd/1', 'd/2');
    const batch = fc.record({
      set: fc.uniqueArray(fc.tuple(key, fc.string({ unit: 'grapheme', minLength: 1 })), {
        selector: ([name]) => name,
      }),
      remove: fc.uniqueArray(key, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 6 }), async (batches) => {
        const backend = await open();
        const model = new MemoryBackend();
        for (const next of batches) {
          await backend.write(next);
          await model.write(next);
        }
        const keys = await backend.keys('');
        expect(keys).toEqual(await model.keys(''));
        expect(await backend.read(keys)).toEqual(await model.read(keys));
      }),
      { numRuns: 40 },
    );
  });
});

test('Android may answer in another order than asked', async () => {
  const backend = new AsyncStorageBackend();
  await backend.write({
    set: [
      ['a', '1'],
      ['b', '2'],
    ],
    remove: [],
  });
  jest.mocked(AsyncStorage.multiGet).mockResolvedValueOnce([
    ['b', '2'],
    ['c', null],
    ['a', '1'],
  ]);
  expect(await backend.read(['a', 'b', 'c'])).toEqual(['1', '2', undefined]);
});

test.each([
  ['full', new Error('database or disk is full (code 13 SQLITE_FULL)')],
  ['failed', new Error('database is locked')],
])('AsyncStorage: %s is told apart', async (kind, error) => {
  jest.mocked(AsyncStorage.multiSet).mockRejectedValueOnce(error);
  const write = new AsyncStorageBackend().write({ set: [['a', '1']], remove: [] });
  await expect(write).rejects.toMatchObject({ kind });
});

test('IndexedDB: a full disk is told apart, and the next write works', async () => {
  const backend = await IndexedDbBackend.open('full');
  const original = IDBObjectStore.prototype.put;
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...item
  ) {
    const transaction = this.transaction as unknown as { _abort(name: string): void };
    const request = original.apply(this, item);
    transaction._abort('QuotaExceededError');
    return request;
  });
  await expect(backend.write({ set: [['a', '1']], remove: [] })).rejects.toMatchObject({ kind: 'full' });
  put.mockRestore();
  await backend.write({ set: [['a', '1']], remove: [] });
  expect(await backend.read(['a'])).toEqual(['1']);
});

test('IndexedDB: a connection that was closed is opened again', async () => {
  const backend = await IndexedDbBackend.open('closed');
  await backend.write({ set: [['a', '1']], remove: [] });
  await backend.close();
  expect(await backend.read(['a'])).toEqual(['1']);
});

test('IndexedDB: reading survives a connection that the browser dropped', async () => {
  const backend = await IndexedDbBackend.open('dropped');
  await backend.write({ set: [['a', '1']], remove: [] });
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  expect(await backend.read(['a'])).toEqual(['1']);
  transaction.mockRestore();
});

test('phones get AsyncStorage, browsers IndexedDB, and a browser without it still runs but says so', async () => {
  expect(await openOnPhone()).toMatchObject({ transactional: false, volatile: false });
  expect(await openOnWeb()).toMatchObject({ transactional: true, volatile: false });
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await openOnWeb()).toMatchObject({ transactional: true, volatile: true });
  open.mockRestore();
});

test('a database that does not open once is asked again', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  });
  expect(await openOnWeb()).toMatchObject({ volatile: false });
  expect(open).toHaveBeenCalledTimes(2);
  open.mockRestore();
});
