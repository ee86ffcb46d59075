const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const folders = ['app', 'components', 'i18n', 'rules', 'store', '__tests__/support'];

/** What the project uses of valibot, which it always imports as `v`. */
exports.valibotNames = (root) => {
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
      .filter((code) => code.includes("from 'valibot'"))
      .flatMap((code) => [...code.matchAll(/\bv\.(\w+)/g)].map(([, name]) => name)),
  );
  return [...new Set(names)].sort();
};
