const { buildAsyncRequire } = require('expo/src/async-require/buildAsyncRequire');

/** Whatever is loaded later may need what all such chunks share; scripts/lib/split-common.mjs names that file. */
exports.buildAsyncRequire = () => {
  const load = buildAsyncRequire();
  return (path) => {
    const shared = globalThis.__debriefLater;
    return shared ? Promise.all([load(shared), load(path)]) : load(path);
  };
};
