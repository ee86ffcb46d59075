/* global clients, release */
// `release` is written above this line by scripts/lib/service-worker.mjs.

const PREFIX = 'debrief-';
const NAME = PREFIX + release.version;

const keyOf = ({ url, revision }) => (revision ? `${url}?revision=${revision}` : url);
const keys = new Map(release.files.map((file) => [file.url, keyOf(file)]));

/** A redirected response may not answer a navigation, and some hosts redirect `/index.html`. */
const straight = (response) =>
  response.redirected ? new Response(response.body, { headers: response.headers }) : response;

const keep = async (cache, file) => {
  const key = keyOf(file);
  const known = await caches.match(key);
  const response = known ?? (await fetch(file.url, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  await cache.put(key, straight(response));
};

const install = async () => {
  const cache = await caches.open(NAME);
  await Promise.all(release.files.map((file) => keep(cache, file)));
};

/** The release before this one stays: another tab may still be playing with its chunks. */
const tidy = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
};

const pageFor = (pathname) => release.pages.find(({ pattern }) => new RegExp(pattern).test(pathname))?.url;

const answer = async (key, request) => {
  const cache = await caches.open(NAME);
  return (await cache.match(key)) ?? (await caches.match(key)) ?? fetch(request);
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
  const page = request.mode === 'navigate' ? pageFor(pathname) : undefined;
  const key = keys.get(pathname) ?? keys.get(page) ?? pathname;
  event.respondWith(answer(key, request));
});
