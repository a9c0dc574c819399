const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Packages of very many small files, with the doors that are opened; those of one line have something in common. Loading them
 * file by file is most of a test's start.
 */
const PACKAGES = {
  typebox: ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value'],
  kysely: ['kysely'],
  stripe: ['stripe'],
  jose: ['jose'],
  fastify: [
    'fastify',
    'fast-json-stringify',
    '@fastify/multipart',
    '@fastify/proxy-addr',
    '@fastify/rate-limit',
    '@fastify/swagger',
  ],
  postgres: ['pg', 'pg-boss'],
  pino: ['pino'],
  random: ['fast-check'],
  others: ['marked', 'negotiator', 'p-limit', 'sanitize-html', 'semver', 'uuid'],
};

/** Packages that cannot be put into one file, or are one, and take long to run. */
const WHOLE = ['sharp', 'smtp-server', 'typescript'];

/** Has a package loaded once for all files of tests, where there is a way to (api-environment.js). @type {(file: string) => string} */
const loadOnce = (file) => `(globalThis.loadOnce ?? require)(${JSON.stringify(file)})`;

/** What their manifests say changes with each version of them. @type {(folder: string, doors: string[]) => string} */
function recipeOf(folder, doors) {
  const hash = createHash('sha256').update(readFileSync(__filename));
  for (const door of doors) hash.update(readFileSync(manifestOf(folder, door)));
  return hash.digest('hex').slice(0, 12);
}

/** @type {(folder: string, door: string) => string} */
function manifestOf(folder, door) {
  const name = door.split('/', door.startsWith('@') ? 2 : 1).join('/');
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? file : manifestOf(path.dirname(folder), door);
}

/**
 * One file with all doors of packages, so that they share what they have in common.
 * @type {(folder: string, file: string, doors: string[]) => void}
 */
function bundle(folder, file, doors) {
  const exported = doors.map((door) => `${JSON.stringify(door)}: require(${JSON.stringify(door)})`);
  const built = buildSync({
    stdin: { contents: `module.exports = { ${exported.join(', ')} };`, resolveDir: folder },
    bundle: true,
    platform: 'node',
    external: ['pg-native'],
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
  const api = path.join(root, 'api'); // it has what it shares with nobody in its own folder
  const placeOf = /** @type {(name: string, doors: string[]) => string} */ (name, doors) =>
    path.join(root, '.cache/jest-packages', `${name}-${recipeOf(api, doors)}`);
  const bundled = Object.entries(PACKAGES).flatMap(([name, doors]) => {
    const all = path.join(placeOf(name, doors), 'all.cjs');
    if (!existsSync(all)) bundle(api, all, doors);
    return doors.map((door) => doorTo(path.dirname(all), door, `${loadOnce(all)}[${JSON.stringify(door)}]`));
  });
  const { resolve } = createRequire(path.join(api, 'package.json'));
  const whole = WHOLE.map((name) => doorTo(placeOf(name, [name]), name, loadOnce(resolve(name))));
  return Object.fromEntries([...bundled, ...whole]);
}

/** @type {(place: string, door: string, exported: string) => [string, string]} */
function doorTo(place, door, exported) {
  const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
  mkdirSync(place, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `module.exports = ${exported};\n`);
  return [`^${door}$`, file];
}

module.exports = { bundledPackages };
