const { readdirSync } = require('node:fs');
const path = require('node:path');

/** Each language has a folder. */
const languages = readdirSync(path.join(__dirname, 'i18n'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** app.json, and the languages that the settings of a phone offer for the app. */
module.exports = ({ config }) => ({
  ...config,
  plugins: [...config.plugins, ['expo-localization', { supportedLocales: languages }]],
});
