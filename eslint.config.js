const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const boundaries = require('./scripts/lint/boundaries');

const noChance = (message) => ['error', { object: 'Math', property: 'random', message }];

/** What differs from one run to the next, or ties the rules to a platform. */
const impure = [
  ...['Date', 'performance', 'crypto', 'globalThis', 'window', 'document', 'localStorage', 'navigator'],
  ...['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'console'],
];

module.exports = [
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.expo/**',
      'coverage/**',
      'expo-env.d.ts',
      'android/**',
      'ios/**',
    ],
  },
  ...expo,
  prettier,
  { rules: { 'import/no-named-as-default-member': 'off' } },
  { plugins: { debrief: { rules: { boundaries } } }, rules: { 'debrief/boundaries': 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'import/consistent-type-specifier-style': ['error', 'prefer-inline'],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'max-params': ['error', 3],
      'max-lines': ['error', 300],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../../*'], message: 'Use the @/ path.' }] },
      ],
    },
  },
  {
    files: ['rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': noChance('rules/ never draws.'),
    },
  },
  {
    files: ['rules/**', 'store/**', 'components/**'],
    rules: { 'import/no-cycle': 'error' },
  },
  {
    files: ['components/**', 'app/**', 'store/**', 'i18n/**'],
    rules: { 'no-restricted-properties': noChance('Chance comes from store/draw.') },
  },
  { files: ['*.js', 'scripts/**/*.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  { files: ['__tests__/**', 'scripts/**', '*.js'], rules: { 'max-params': 'off', 'max-lines': 'off' } },
];
