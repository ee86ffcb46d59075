const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const patches = require('./patches');

const TABLE = 'scripts/web/lean/patches.js';

const replacementsIn = ({ name, files }) =>
  Object.entries(files).map(([file, by]) => [`${name}/${file}`, require.resolve(`./${by}`)]);

/** Our file by the end of the path of the one it replaces, whoever asks for that one. */
const forAll = new Map(patches.flatMap(replacementsIn));

/** The same for one package that asks. */
const forPackage = new Map(
  patches.flatMap(({ name, filesFor = {} }) =>
    Object.entries(filesFor).map(([asking, files]) => [asking, new Map(replacementsIn({ name, files }))]),
  ),
);

const replaced = [forAll, ...forPackage.values()].flatMap((files) => [...files.keys()]);

const inPackages = (file) => file.replaceAll('\\', '/').split('/node_modules/').at(-1);

const packageOf = (file) => inPackages(file).split('/')[0];

/**
 * The file to bundle for the web in the place of another, or nothing where that may stay. Ours may still use the one
 * that it stands for.
 */
exports.leanFile = (file, origin) => {
  const name = inPackages(file);
  const ours = forAll.get(name) ?? forPackage.get(packageOf(origin))?.get(name);
  return ours === origin ? undefined : ours;
};

const failOtherVersion = ({ name, version }, installed) => {
  if (installed === version) return;
  throw new Error(
    `The web build replaces files of ${name} ${version}, but ${installed ?? 'none'} is installed. Compare our files ` +
      `in scripts/web/lean with those of the new version, then write that version into ${TABLE}.`,
  );
};

const list = (files) => files.map((file) => `\n  ${file}`).join('');

/** Fails where a package is not the one that our files were written for. */
exports.checkPackages = (modules) => {
  for (const patch of patches) {
    const about = path.join(modules, patch.name, 'package.json');
    failOtherVersion(patch, existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')).version : undefined);
  }
  const gone = replaced.filter((file) => !existsSync(path.join(modules, file)));
  if (gone.length > 0)
    throw new Error(`The web build replaces files that no longer exist:${list(gone)}\nSee ${TABLE}.`);
};

/** Fails where something is replaced that the app has stopped asking for: `met` are paths that were replaced. */
exports.checkMet = (met) => {
  const names = new Set(met.map(inPackages));
  const unmet = replaced.filter((file) => !names.has(file));
  if (unmet.length > 0)
    throw new Error(
      `The web build replaces files that nothing asks for:${list(unmet)}\nTake them out of ${TABLE}.`,
    );
};
