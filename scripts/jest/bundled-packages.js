const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * @typedef {object} Kind of tests
 * @property {string} folder from which the packages are found: some have theirs in a folder of their own
 * @property {import('esbuild').BuildOptions} options
 * @property {Record<string, string[]>} packages those of very many small files, with the doors that are opened; those of one
 *   line have something in common. Loading them file by file is most of a test's start.
 * @property {boolean} apart whether a bundle has all that it uses itself; else one uses the others
 * @property {string[]} whole packages that cannot be put into one file, or are one, and take long to run
 */

/** @type {Record<'api' | 'browser', Kind>} */
const KINDS = {
  api: {
    folder: 'api',
    options: { platform: 'node', external: ['pg-native'] },
    packages: {
      typebox: ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value'],
      kysely: ['kysely'],
      stripe: ['stripe'],
      jose: ['jose'],
      fastify: ['fastify', '@fastify/multipart', '@fastify/proxy-addr', '@fastify/rate-limit', '@fastify/swagger'],
      postgres: ['pg', 'pg-boss'],
      pino: ['pino'],
      random: ['fast-check'],
      others: ['marked', 'negotiator', 'p-limit', 'sanitize-html', 'semver', 'uuid'],
    },
    apart: true,
    whole: ['sharp', 'smtp-server', 'typescript'],
  },
  browser: {
    folder: 'shared',
    options: { platform: 'browser', define: { 'process.env.NODE_ENV': '"test"' } },
    packages: {
      react: ['react', 'react/jsx-runtime'],
      dom: ['react-dom', 'react-dom/client'],
      router: ['react-router-dom'],
      query: ['@tanstack/react-query'],
      forms: ['@hookform/resolvers/yup', 'react-hook-form', 'yup'],
      testing: [
        '@testing-library/dom',
        '@testing-library/jest-dom',
        '@testing-library/react',
        '@testing-library/user-event',
      ],
      typebox: ['typebox', 'typebox/compile'],
      others: ['ky', 'zustand'],
    },
    apart: false,
    whole: [],
  },
};

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
 * One file with all doors of packages, so that they share what they have in common. Doors of other lines stay outside of it:
 * there is one React.
 * @type {(folder: string, file: string, doors: string[], options: import('esbuild').BuildOptions) => void}
 */
function bundle(folder, file, doors, options) {
  const exported = doors.map((door) => `get ${JSON.stringify(door)}() { return require(${JSON.stringify(door)}); }`);
  const built = buildSync({
    stdin: { contents: `module.exports = { ${exported.join(', ')} };`, resolveDir: folder },
    bundle: true,
    format: 'cjs',
    target: 'node20',
    write: false,
    ...options,
  });
  mkdirSync(path.dirname(file), { recursive: true });
  // Written whole: another run may be reading.
  const draft = `${file}.${process.pid}`;
  for (const { contents } of built.outputFiles ?? []) writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * Bundles these packages once for each of their versions.
 * @param {string} root the repository
 * @param {keyof typeof KINDS} kind of tests
 * @returns a `moduleNameMapper` that puts the bundles in the packages' place
 */
function bundledPackages(root, kind) {
  const { folder, options, packages, apart, whole } = KINDS[kind];
  const from = path.join(root, folder);
  const placeOf = /** @type {(name: string, doors: string[]) => string} */ (name, doors) =>
    path.join(root, '.cache/jest-packages', `${name}-${recipeOf(from, doors)}`);
  const everything = Object.values(packages).flat();
  const bundled = Object.entries(packages).flatMap(([name, doors]) => {
    const file = path.join(placeOf(name, doors), 'all.cjs');
    const others = apart ? [] : everything.filter((door) => !doors.includes(door));
    const external = [...(options.external ?? []), ...others];
    if (!existsSync(file)) bundle(from, file, doors, { ...options, external });
    return doors.map((door) => doorTo(path.dirname(file), door, `${loadOnce(file)}[${JSON.stringify(door)}]`));
  });
  const { resolve } = createRequire(path.join(from, 'package.json'));
  const entire = whole.map((name) => doorTo(placeOf(name, [name]), name, loadOnce(resolve(name))));
  return Object.fromEntries([...bundled, ...entire]);
}

/** @type {(place: string, door: string, exported: string) => [string, string]} */
function doorTo(place, door, exported) {
  const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
  mkdirSync(place, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `module.exports = ${exported};\n`);
  return [`^${door}$`, file];
}

module.exports = { bundledPackages };
