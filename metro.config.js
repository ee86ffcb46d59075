const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { leanFile } = require('./scripts/web/lean');
const { valibotNames } = require('./scripts/web/lean/valibot-names');

const config = getDefaultConfig(__dirname);
// babel.config.js cuts valibot down to these, so a new one must not meet an old cache.
config.cacheVersion = valibotNames(__dirname).join();

// The scanner's reader, for browsers that cannot scan by themselves.
config.resolver.assetExts.push('wasm');

const at = (file) => path.join(__dirname, file);
const forTests = process.env.DEBRIEF_GAMES === 'test';

/** The browser tests play the test-only game in an app that is otherwise the real one. */
const testGames = new Map([[at('components/games/index.ts'), at('__tests__/support/app/game-screens.tsx')]]);

// Expo's own list hides all of __tests__ from Metro.
if (forTests)
  config.resolver.blockList = [
    /\.expo[\\/](types|web[\\/]cache)/,
    /[\\/]__tests__[\\/](?!support([\\/]|$))./,
  ];

const instead = (file, origin, platform) =>
  (forTests ? testGames.get(file) : undefined) ?? (platform === 'web' ? leanFile(file, origin) : undefined);

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (found.type !== 'sourceFile') return found;
  const filePath = instead(found.filePath, context.originModulePath, platform);
  return filePath ? { type: 'sourceFile', filePath } : found;
};

module.exports = config;
