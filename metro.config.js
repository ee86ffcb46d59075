const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
const at = (file) => path.join(__dirname, file);

/** The browser tests play the test-only game in an app that is otherwise the real one. */
const testGames = new Map([
  [at('rules/index.ts'), at('__tests__/support/app/rules-registry.ts')],
  [at('components/games/index.ts'), at('__tests__/support/app/game-screens.tsx')],
  [at('components/games/index.tsx'), at('__tests__/support/app/game-screens.tsx')],
]);

if (process.env.DEBRIEF_GAMES === 'test') {
  // Expo's own list hides all of __tests__ from Metro.
  config.resolver.blockList = [/\.expo[\\/](types|web[\\/]cache)/, /[\\/]__tests__[\\/](?!support([\\/]|$))./];
  config.resolver.resolveRequest = (context, name, platform) => {
    const found = context.resolveRequest(context, name, platform);
    const replacement = found.type === 'sourceFile' ? testGames.get(found.filePath) : undefined;
    return replacement ? { type: 'sourceFile', filePath: replacement } : found;
  };
}

module.exports = config;
