const { valibotNames } = require('./scripts/web/lean/valibot-names');

/** A function, since Metro also asks for the options of no file at all. */
const isValibot = (file) => /[\\/]valibot[\\/]dist[\\/]index\.mjs$/.test(file ?? '');

module.exports = (api) => {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    overrides: [
      {
        test: isValibot,
        plugins: [['./scripts/web/lean/keep-exports', { keep: valibotNames(__dirname) }]],
      },
    ],
    env: { test: { plugins: ['./__tests__/support/jest/dynamic-import.js'] } },
  };
};
