const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');

const never = (...group) => group.flatMap((name) => [`@/${name}`, `@/${name}/*`, `@/${name}/**`]);

/** Imports flow one way: app → components → store → rules; games never import each other. */
const layer = (files, forbidden, message, more = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: [...never(...forbidden), ...more], message }, { group: ['../../../*'], message: 'Use the @/ path.' }] },
    ],
  },
});

const pure = ['react', 'react/*', 'react-*', 'expo', 'expo/*', 'expo-*', 'expo-*/**', 'i18next', 'zustand', 'idb', '@react-native*', '@react-native*/**'];
const games = ['spy-connection', 'spymaster', 'i-spy'];
const rulesAbove = ['store', 'components', 'app', 'i18n', '__tests__'];

module.exports = [
  { ignores: ['dist/**', 'node_modules/**', '.expo/**', 'coverage/**', 'expo-env.d.ts'] },
  ...expo,
  prettier,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-params': ['error', 3],
    },
  },
  layer(['rules/**/*.ts'], rulesAbove, 'rules/ is pure: it imports only itself and valibot.', pure),
  ...games.map((game) =>
    layer(
      [`rules/${game}/**/*.ts`],
      [...rulesAbove, ...games.filter((other) => other !== game).map((other) => `rules/${other}`)],
      'A game imports neither another game nor anything above rules/.',
      pure,
    ),
  ),
  layer(['store/**/*.{ts,tsx}'], ['components', 'app', '__tests__'], 'store/ imports only rules/.'),
  layer(['components/**/*.{ts,tsx}'], ['app', '__tests__'], 'components/ never imports routes or tests.'),
  layer(['i18n/**/*.{ts,tsx}'], ['components', 'app', 'store', '__tests__'], 'i18n/ knows only words.'),
  layer(['app/**/*.{ts,tsx}'], ['__tests__'], 'The app never imports tests.'),
  {
    files: ['rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'crypto', 'window', 'document', 'localStorage', 'fetch', 'setTimeout', 'console'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'rules/ never draws.' }],
    },
  },
  { files: ['components/**', 'app/**', 'store/**'], rules: { 'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance comes from store/draw.' }] } },
  { files: ['__tests__/**', 'scripts/**', '*.js'], rules: { 'max-params': 'off' } },
];
