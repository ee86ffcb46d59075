const { appendFileSync } = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { checkPackages, leanFile } = require('./scripts/web/lean');

checkPackages(path.join(__dirname, 'node_modules'));

const config = getDefaultConfig(__dirname);
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

/** scripts/export.mjs wants to know what was replaced, because what nobody asks for has to go. */
const replaced = process.env.DEBRIEF_REPLACED;
const lean = (file, origin) => {
  const ours = leanFile(file, origin);
  if (ours && replaced) appendFileSync(replaced, `${file}\n`);
  return ours;
};

const instead = (file, origin, platform) =>
  (forTests ? testGames.get(file) : undefined) ?? (platform === 'web' ? lean(file, origin) : undefined);

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (found.type !== 'sourceFile') return found;
  const filePath = instead(found.filePath, context.originModulePath, platform);
  return filePath ? { type: 'sourceFile', filePath } : found;
};

module.exports = config;
