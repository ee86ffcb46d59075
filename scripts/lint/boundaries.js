const path = require('node:path');

const anyGame = /^rules\/core\//;
const shell = [/^components\/(?!games\/[^/]+\/)/, /^(store|i18n|assets)\//, anyGame, /^package\.json$/];

/** Who may import what of the project; the first line that fits the importing file counts. */
const layers = [
  {
    from: /^rules\/([^/]+)\//,
    to: (own) => [new RegExp(`^rules/(core|${own})/`)],
    packages: /^valibot$/,
    why: 'rules/ is pure: a game imports only itself, rules/core and valibot.',
  },
  {
    from: /^store\//,
    to: () => [/^(store|assets)\//, anyGame, /^package\.json$/],
    why: 'store/ imports only rules/core.',
  },
  { from: /^i18n\//, to: () => [/^(i18n|rules)\//], why: 'i18n/ knows only words and rules.' },
  {
    from: /^components\/games\/([^/]+)\//,
    to: (own) => [...shell, new RegExp(`^(components/games|rules)/${own}/`)],
    why: 'The screens of a game import neither another game nor routes.',
  },
  {
    from: /^components\/games\//,
    to: () => [...shell, /^(components\/games|rules)\//],
    why: 'components/ never imports routes or tests.',
  },
  {
    from: /^components\//,
    to: () => shell,
    why: 'components/ never imports routes, tests or a particular game.',
  },
  {
    from: /^app\//,
    to: () => [...shell, /^app\//],
    why: 'A route never imports tests or a particular game.',
  },
];

const below = (root, file) => path.relative(root, file).replaceAll('\\', '/');

/** The place in the project that an import means, or nothing for a package. */
const placeOf = (source, { filename, cwd }) => {
  if (source.startsWith('@/')) return source.slice(2);
  if (source.startsWith('.')) return below(cwd, path.resolve(path.dirname(filename), source));
  return undefined;
};

const create = (context) => {
  const file = below(context.cwd, context.filename);
  const layer = layers.find(({ from }) => from.test(file));
  if (!layer) return {};
  const allowed = layer.to(layer.from.exec(file)[1]);
  const check = (source) => {
    if (typeof source?.value !== 'string') return;
    const place = placeOf(source.value, context);
    const fine =
      place === undefined
        ? (layer.packages?.test(source.value) ?? true)
        : allowed.some((pattern) => pattern.test(place));
    if (!fine) context.report({ node: source, message: layer.why });
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
