import { createHash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const code = readFileSync('scripts/web/service-worker.js', 'utf8');
const ORIGIN = 'https://debrief.test';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The files of a server or of a release, by path. */
type Files = Readonly<Record<string, string>>;

const versionOne: Files = { '/index.html': 'home', '/play/[id]-1a.js': 'play', '/play/[id].html': 'match' };
const versionTwo: Files = { ...versionOne, '/index.html': 'new home', '/new.js': 'new' };

const pathIn = (key: string | { readonly url: string }): string => {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, ORIGIN);
  return pathname + search;
};

class FakeCache {
  readonly entries = new Map<string, Response>();
  async match(key: string | { readonly url: string }, { ignoreSearch = false } = {}) {
    const wanted = pathIn(key);
    const without = (path: string) => path.split('?')[0];
    const found = [...this.entries].find(([path]) =>
      ignoreSearch ? without(path) === without(wanted) : path === wanted,
    );
    return found?.[1].clone();
  }
  async put(key: string, response: Response) {
    this.entries.set(pathIn(key), response);
  }
}

/** A browser's caches, and a server that can send something else than what was exported. */
class Origin {
  readonly stored = new Map<string, FakeCache>();
  readonly fetched: string[] = [];
  served: Files = {};
  offline = false;

  readonly caches = {
    open: async (name: string) => {
      const cache = this.stored.get(name) ?? new FakeCache();
      this.stored.set(name, cache);
      return cache;
    },
    keys: async () => [...this.stored.keys()],
    delete: async (name: string) => this.stored.delete(name),
    match: async (key: string | { readonly url: string }, how?: { readonly ignoreSearch: boolean }) => {
      for (const cache of this.stored.values()) {
        const found = await cache.match(key, how);
        if (found) return found;
      }
      return undefined;
    },
  };

  readonly fetch = async (input: string | { readonly url: string }): Promise<Response> => {
    if (this.offline) throw new Error('offline');
    const path = decodeURIComponent(new URL(pathIn(input), ORIGIN).pathname);
    this.fetched.push(path);
    const text = this.served[path];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
}

interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** What a page or a script gets under this address; nothing where the worker leaves it to the browser. */
  get(address: string, mode?: 'navigate'): Promise<string>;
}

const workerOf = (version: string, files: Files, origin: Origin): Worker => {
  const heard = new Map<string, (event: object) => void>();
  const release = {
    version,
    files: Object.entries(files).map(([path, text]) => ({ path, hash: hashOf(text) })),
    pages: [{ pattern: '^/play/[^/]+/?$', path: '/play/[id].html' }],
  };
  vm.runInNewContext(`const release = ${JSON.stringify(release)};\n${code}`, {
    caches: origin.caches,
    fetch: origin.fetch,
    clients: { claim: async () => undefined },
    crypto: webcrypto,
    self: {
      addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
      location: { origin: ORIGIN },
    },
    ...{ URL, Response, btoa, Uint8Array, Error },
  });
  const done = (kind: string) =>
    new Promise<void>((resolve, reject) =>
      heard.get(kind)?.({ waitUntil: (work: Promise<void>) => work.then(resolve, reject) }),
    );
  return {
    install: () => done('install'),
    activate: () => done('activate'),
    get: (address, mode) =>
      new Promise((resolve, reject) =>
        heard.get('fetch')?.({
          request: { url: ORIGIN + address, method: 'GET', mode },
          respondWith: (answer: Promise<Response>) => answer.then((got) => got.text()).then(resolve, reject),
        }),
      ),
  };
};

const installed = async (version = 'one', files: Files = versionOne) => {
  const origin = new Origin();
  origin.served = files;
  const worker = workerOf(version, files, origin);
  await worker.install();
  await worker.activate();
  return { origin, worker };
};

test('offline a chunk with brackets in its name opens, however the browser writes them', async () => {
  const { origin, worker } = await installed();
  origin.offline = true;
  expect(await worker.get('/play/[id]-1a.js')).toBe('play');
  expect(await worker.get('/play/%5Bid%5D-1a.js')).toBe('play');
  expect(await worker.get('/play/17', 'navigate')).toBe('match');
  await expect(worker.get('/elsewhere.js')).rejects.toThrow('offline');
});

test('a file that was answered with something else is not kept, and nothing of that install is', async () => {
  const origin = new Origin();
  origin.served = { ...versionOne, '/play/[id]-1a.js': '<html>Sign in to this network</html>' };
  const worker = workerOf('one', versionOne, origin);
  await expect(worker.install()).rejects.toThrow('another file');
  expect(await origin.caches.keys()).toEqual([]);
  origin.served = versionOne;
  await worker.install();
  expect(await origin.caches.keys()).toEqual(['debrief-one']);
});

test('an update that fails half-way leaves the release in use whole', async () => {
  const { origin, worker } = await installed();
  const { '/new.js': _, ...half } = versionTwo;
  origin.served = half;
  await expect(workerOf('two', versionTwo, origin).install()).rejects.toThrow('404');
  expect(await origin.caches.keys()).toEqual(['debrief-one']);
  origin.offline = true;
  expect(await worker.get('/index.html')).toBe('home');
});

test('an update whose install was cut off is not taken for the release in use', async () => {
  const { origin } = await installed();
  (await origin.caches.open('debrief-cut-off')).put('/index.html', new Response('half'));
  origin.served = versionTwo;
  const two = workerOf('two', versionTwo, origin);
  await two.install();
  await two.activate();
  expect(await origin.caches.keys()).toEqual(['debrief-one', 'debrief-two']);
  origin.offline = true;
  expect(await two.get('/index.html')).toBe('new home');
});

test('an update fetches what has changed and nothing else', async () => {
  const { origin } = await installed();
  origin.served = versionTwo;
  origin.fetched.length = 0;
  await workerOf('two', versionTwo, origin).install();
  expect(origin.fetched.sort()).toEqual(['/index.html', '/new.js']);
});

test('a release that comes back is whole already: no full storage takes it from a tab that plays with it', async () => {
  const { origin } = await installed();
  origin.served = versionTwo;
  const two = workerOf('two', versionTwo, origin);
  await two.install();
  await two.activate();
  for (const cache of origin.stored.values()) cache.put = () => Promise.reject(new Error('no room'));
  await workerOf('one', versionOne, origin).install();
  expect(await origin.caches.keys()).toEqual(['debrief-one', 'debrief-two']);
});

test('a tab that still plays with the release before this one gets its chunks', async () => {
  const { origin } = await installed();
  const { '/play/[id]-1a.js': _, ...without } = versionTwo;
  origin.served = without;
  const two = workerOf('two', without, origin);
  await two.install();
  await two.activate();
  origin.offline = true;
  expect(await two.get('/play/[id]-1a.js')).toBe('play');
});
