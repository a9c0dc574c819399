const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Packages of very many small files, with the doors that are opened; those of one line have something in common. Loading them
 * file by file is most of a test's start.
 * @typedef {Record<string, string[]>} Packages
 */

/** @type {Packages} what tests of the API use */
const API = {
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

/** Of the API, what cannot be put into one file, or is one, and takes long to run. */
const WHOLE = ['sharp', 'smtp-server', 'typescript'];

/** @type {Packages} what tests of screens use: 350 of the 600 files that one of them loads */
const SCREENS = {
  testing: [
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'fast-check',
  ],
  query: ['@tanstack/react-query'],
};

/** React is one for all: it stays outside of every bundle. */
const REACT = ['react', 'react-dom'];

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

/** How a package is found: as Node does, or as jest does for a DOM. @type {import('esbuild').BuildOptions} */
const IN_NODE = { platform: 'node', external: ['pg-native'] };
/** @type {import('esbuild').BuildOptions} */
const IN_BROWSER = {
  platform: 'browser',
  conditions: ['browser'],
  mainFields: ['main'],
  external: REACT,
  define: { 'process.env.NODE_ENV': '"test"' },
};

/**
 * One file with all doors of packages, so that they share what they have in common; each is run when somebody comes through it.
 * @type {(folder: string, file: string, doors: string[], how: import('esbuild').BuildOptions) => void}
 */
function bundle(folder, file, doors, how) {
  const exported = doors.map((door) => `get ${JSON.stringify(door)}() { return require(${JSON.stringify(door)}); }`);
  const built = buildSync({
    stdin: { contents: `module.exports = { ${exported.join(', ')} };`, resolveDir: folder },
    bundle: true,
    ...how,
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
 * @typedef {object} Kind
 * @property {string} root the repository
 * @property {string} folder whose packages they are
 * @property {import('esbuild').BuildOptions} how
 * @property {(file: string) => string} load the code that loads the bundle
 */

/** @type {(root: string, name: string, folder: string, doors: string[]) => string} */
const placeOf = (root, name, folder, doors) =>
  path.join(root, '.cache/jest-packages', `${name}-${recipeOf(folder, doors)}`);

/** @type {(packages: Packages, kind: Kind) => [string, string][]} */
const bundled = (packages, { root, folder, how, load }) =>
  Object.entries(packages).flatMap(([name, doors]) => {
    const all = path.join(placeOf(root, name, folder, doors), 'all.cjs');
    if (!existsSync(all)) bundle(folder, all, doors, how);
    return doors.map((door) => doorTo(path.dirname(all), door, `${load(all)}[${JSON.stringify(door)}]`));
  });

/**
 * Bundles the packages of the API's tests once for each of their versions.
 * @param {string} root the repository
 * @returns a `moduleNameMapper` that puts the bundles in the packages' place
 */
function bundledPackages(root) {
  const folder = path.join(root, 'api'); // it has what it shares with nobody in its own folder
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const whole = WHOLE.map((name) => doorTo(placeOf(root, name, folder, [name]), name, loadOnce(resolve(name))));
  return Object.fromEntries([...bundled(API, { root, folder, how: IN_NODE, load: loadOnce }), ...whole]);
}

/**
 * The same for those of screens, which are run anew for each file of tests: its document is theirs.
 * @param {string} root the repository
 */
function bundledForScreens(root) {
  const load = /** @type {(file: string) => string} */ (file) => `require(${JSON.stringify(file)})`;
  return Object.fromEntries(bundled(SCREENS, { root, folder: root, how: IN_BROWSER, load }));
}

/** @type {(place: string, door: string, exported: string) => [string, string]} */
function doorTo(place, door, exported) {
  const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
  mkdirSync(place, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `module.exports = ${exported};\n`);
  return [`^${door}$`, file];
}

module.exports = { bundledForScreens, bundledPackages };
