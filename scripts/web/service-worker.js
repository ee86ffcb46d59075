/* global clients, release */
// `release` is written above this line by scripts/lib/service-worker.mjs.

const PREFIX = 'debrief-';
const NAME = PREFIX + release.version;
/** The last thing that is put into a cache: without it the cache is half of a release. */
const WHOLE = '/whole-release';

/** By its content: a file that has not changed since the last release is not fetched again. */
const keyOf = ({ path, hash }) => `${encodeURI(path)}?sha256=${encodeURIComponent(hash)}`;
const keys = new Map(release.files.map((file) => [file.path, keyOf(file)]));

const hashOf = async (bytes) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
};

/** What was sent is kept only if it is the file that was exported: hosts answer with other pages, too. */
const fetched = async ({ path, hash }) => {
  const response = await fetch(encodeURI(path), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) throw new Error(`${path} is another file than the one exported.`);
  // Made anew, since a response that was redirected may not answer a navigation.
  return new Response(bytes, { headers: response.headers });
};

const keep = async (cache, file) => {
  const key = keyOf(file);
  await cache.put(key, (await caches.match(key)) ?? (await fetched(file)));
};

const isWhole = async (name) => (await (await caches.open(name)).match(WHOLE)) !== undefined;

/**
 * All or nothing: what an install that failed has fetched goes, and the release in use is not touched. One that comes
 * back may still be in use.
 */
const install = async () => {
  if ((await caches.keys()).includes(NAME) && (await isWhole(NAME))) return;
  const cache = await caches.open(NAME);
  try {
    await Promise.all(release.files.map((file) => keep(cache, file)));
    await cache.put(WHOLE, new Response());
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
};

/** The release before this one stays: another tab may still be playing with its chunks. */
const tidy = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const whole = await Promise.all(others.map(isWhole));
  // A release from before this mark was in use, too.
  const last = others.findLast((_, index) => whole[index]) ?? others.at(-1);
  await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
  await clients.claim();
};

const pageFor = (path) => release.pages.find(({ pattern }) => new RegExp(pattern).test(path))?.path;

/** Addresses reach us with brackets escaped or not, as the browser likes. */
const plain = (pathname) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const answer = async (path, request) => {
  const page = request.mode === 'navigate' ? pageFor(path) : undefined;
  const key = keys.get(path) ?? keys.get(page);
  const cache = await caches.open(NAME);
  const own = key && ((await cache.match(key)) ?? (await caches.match(key)));
  // A tab that plays with the release before this one asks for files that are in no list of ours.
  return own ?? (await caches.match(encodeURI(path), { ignoreSearch: true })) ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));

// A new release waits for the next cold start, or until the person at the table asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'apply-update') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(answer(plain(pathname), request));
});
