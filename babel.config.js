module.exports = (api) => {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    env: { test: { plugins: ['./__tests__/support/jest/dynamic-import.js'] } },
  };
};
