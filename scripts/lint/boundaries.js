const path = require('node:path');

/**
 * The folders of the project from the ground up. A file imports its own folder and those before it, so that no
 * folders import each other in a ring. `**` takes in what lies below; `*` is a game, which knows no other game.
 */
const folders = [
  'rules/core/**',
  'rules/*/**',
  'store/storage',
  'store/draw',
  'store/match',
  'store/settings',
  'store/catalogue',
  'store/plays',
  'store/backup',
  'store/box',
  'store',
  'i18n/**',
  'components/kit/theme',
  'components/kit/icons',
  'components/kit/art',
  'components/kit/store',
  'components/kit/device',
  'components/kit',
  'components/kit/map',
  'components/kit/secret',
  'components/kit/stage',
  'components/kit/gallery',
  'components/match',
  'components/match/refusal',
  'components/match/correct',
  'components/match/history',
  'components/match/glance',
  'components/match/score',
  'components/match/frame',
  'components/box/form',
  'components/box',
  'components/games/*/**',
  'components/games',
  'components/shell/room',
  'components/shell/players',
  'components/shell/setup',
  'components/shell/home',
  'components/shell/plays',
  'components/shell/doors',
  'components/shell/rules',
  'components/shell/app',
  'components/shell/settings',
  'app/**',
].map((folder, height) => ({
  height,
  pattern: new RegExp(`^${folder.replace('/*/', '/([^/]+)/').replace(/\/\*\*$/, '(?:/.*)?')}$`),
}));

/** What only few may import, whatever their height. */
const limits = [
  { from: /^rules\//, packages: /^valibot$/, why: 'rules/ is pure: of all packages it imports valibot.' },
  { from: /^i18n\//, to: /^(i18n|rules)\//, why: 'i18n/ knows only words and rules.' },
];

/** Whoever lists all games may import them. */
const listsGames = /^(components\/games|i18n(\/.*)?)$/;

/** A folder's height, and whose it is where it is a game's. */
const standingOf = (folder) => {
  for (const { height, pattern } of folders) {
    const match = pattern.exec(folder);
    if (match) return { folder, height, game: match[1] };
  }
  return undefined;
};

const whyNot = (from, to) => {
  if (!from) return 'This folder is missing from the list in scripts/lint/boundaries.js.';
  if (!to) return 'Nothing outside of the listed folders is imported, tests least of all.';
  if (to.game && to.game !== from.game && !listsGames.test(from.folder))
    return 'Nobody imports a particular game but the game itself and the list of games.';
  if (to.height > from.height) return `${from.folder} stands below ${to.folder} and may not import it.`;
  return undefined;
};

const isData = (place) => /^(assets\/|package\.json$)/.test(place);
const below = (root, file) => path.relative(root, file).replaceAll('\\', '/');

/** The place in the project that an import means, or nothing for a package. */
const placeOf = (source, { filename, cwd }) => {
  if (source.startsWith('@/')) return source.slice(2);
  if (source.startsWith('.')) return below(cwd, path.resolve(path.dirname(filename), source));
  return undefined;
};

const create = (context) => {
  const file = below(context.cwd, context.filename);
  if (!/^(rules|store|i18n|components|app)\//.test(file)) return {};
  const from = standingOf(path.posix.dirname(file));
  const limit = limits.find((one) => one.from.test(file));
  const refusal = (source) => {
    const place = placeOf(source, context);
    if (place === undefined) return limit?.packages?.test(source) === false ? limit.why : undefined;
    if (limit?.to?.test(place) === false) return limit.why;
    if (isData(place) && !file.startsWith('rules/')) return undefined;
    return whyNot(from, standingOf(path.posix.dirname(place)));
  };
  const check = (source) => {
    const why = typeof source?.value === 'string' ? refusal(source.value) : undefined;
    if (why) context.report({ node: source, message: why });
  };
  return {
    ImportDeclaration: ({ source }) => check(source),
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
    TSImportType: ({ source }) => check(source),
    'CallExpression[callee.name="require"]': ({ arguments: [source] }) => check(source),
  };
};

module.exports = { meta: { type: 'problem', schema: [] }, create };
