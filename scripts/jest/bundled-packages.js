const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

/** Packages of very many small files, with the doors that are opened. Loading them file by file is most of a test's start. */
const PACKAGES = {
  typebox: ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value'],
  kysely: ['kysely'],
  stripe: ['stripe'],
  jose: ['jose'],
};

/** @type {(root: string, name: string) => string} */
const versionOf = (root, name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * One file with all doors of a package, so that they share what they have in common.
 * @type {(root: string, file: string, doors: string[]) => void}
 */
function bundle(root, file, doors) {
  const exported = doors.map((door) => `${JSON.stringify(door)}: require(${JSON.stringify(door)})`);
  const built = buildSync({
    stdin: { contents: `module.exports = { ${exported.join(', ')} };`, resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  });
  mkdirSync(path.dirname(file), { recursive: true });
  // Written whole: another run may be reading.
  const draft = `${file}.${process.pid}`;
  for (const { contents } of built.outputFiles) writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * Bundles these packages once for each of their versions.
 * @param {string} root the repository
 * @returns a `moduleNameMapper` that puts the bundles in the packages' place
 */
function bundledPackages(root) {
  const folder = path.join(root, '.cache/jest-packages');
  const recipe = createHash('sha256').update(readFileSync(__filename)).digest('hex').slice(0, 8);
  const mapped = Object.entries(PACKAGES).flatMap(([name, doors]) => {
    const place = path.join(folder, `${name}-${versionOf(root, name)}-${recipe}`);
    if (!existsSync(path.join(place, 'all.cjs'))) bundle(root, path.join(place, 'all.cjs'), doors);
    return doors.map((door) => {
      const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
      if (!existsSync(file)) writeFileSync(file, `module.exports = require('./all.cjs')[${JSON.stringify(door)}];\n`);
      return [`^${door}$`, file];
    });
  });
  return Object.fromEntries(mapped);
}

module.exports = { bundledPackages };
