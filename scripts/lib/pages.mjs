/** Lower comes first: a literal segment before `[one]`, that before `[...many]`. */
const rank = (segment) => (segment.startsWith('[...') ? 2 : segment.startsWith('[') ? 1 : 0);

const compare = (a, b) => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = rank(a[i] ?? '') - rank(b[i] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
};

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (segments) => {
  const parts = segments.map((segment) => ['/' + escape(segment), '/[^/]+', '/.+'][rank(segment)]);
  return `^${parts.join('')}/?$`;
};

const NOT_FOUND = '+not-found.html';

/**
 * Which exported page answers which address: `match/[id].html` answers /match/anything. The server and the
 * service worker share this table, so that a deep link works alike with and without the network.
 */
export const pagesOf = (files) => {
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .map((file) => {
      const segments = file.replace(/\.html$/, '').split('/');
      const shown = segments.filter((segment) => !/^\(.*\)$/.test(segment));
      return { file, segments: shown.at(-1) === 'index' ? shown.slice(0, -1) : shown };
    })
    .sort((a, b) => compare(a.segments, b.segments))
    .map(({ file, segments }) => ({ pattern: toPattern(segments), file }));
  return files.includes(NOT_FOUND) ? [...pages, { pattern: '', file: NOT_FOUND }] : pages;
};

export const isNotFound = (page) => page.file === NOT_FOUND;
