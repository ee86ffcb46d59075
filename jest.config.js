const alias = { '^@/(.*)$': '<rootDir>/$1' };
const expoCrypto = { '^expo-crypto$': '<rootDir>/__tests__/support/jest/expo-crypto.ts' };

/** Packages that ship modern syntax or ES modules only; everything else in node_modules is left as it is. */
const untranspiled =
  '(jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|' +
  'expo-.*|react-navigation|@react-navigation/.*|pure-rand|idb|fake-indexeddb|d3-.*|internmap|@noble/.*';

const common = {
  moduleNameMapper: { ...expoCrypto, ...alias },
  transformIgnorePatterns: [`/node_modules/(?!(${untranspiled}))`],
};

const node = {
  ...common,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{rules,store,i18n,support}/**/*.test.ts'],
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { caller: { name: 'metro', platform: 'web' } }] },
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^@react-native-async-storage/async-storage$':
      '@react-native-async-storage/async-storage/jest/async-storage-mock',
  },
};

const components = {
  ...common,
  displayName: 'components',
  preset: 'jest-expo',
  // The preset leaves these to Node, which jest does not let read them.
  transform: { '\\.mjs$': node.transform['\\.[cm]?[jt]sx?$'] },
  testMatch: ['<rootDir>/__tests__/components/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/__tests__/support/jest/mocks.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest/react.ts'],
};

const e2e = {
  displayName: 'e2e',
  testEnvironment: 'node',
  moduleNameMapper: alias,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  transform: node.transform,
};

/** The browser tests need the exported app and its servers: only scripts/e2e.mjs asks for them. */
module.exports = {
  // A busy machine is no failure; nothing here measures time.
  testTimeout: 120_000,
  projects: process.env.DEBRIEF_E2E ? [e2e] : [node, components],
};
