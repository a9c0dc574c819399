const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * @typedef {object} Kind of tests
 * @property {string} folder from which the packages are found: some have theirs in a folder of their own
 * @property {import('esbuild').BuildOptions} options
 * @property {Record<string, string[]>} packages those of very many small files, with the doors that are opened; those of one
 *   line have something in common. Loading them file by file is most of a test's start.
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
      others: ['marked', 'negotiator', 'p-limit', 'sanitize-html', 'semver', 'uuid'],
    },
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
  },
};

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
  for (const { contents } of built.outputFiles) writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * Bundles these packages once for each of their versions.
 * @param {string} root the repository
 * @param {keyof typeof KINDS} kind of tests
 * @returns a `moduleNameMapper` that puts the bundles in the packages' place
 */
function bundledPackages(root, kind) {
  const { folder, options, packages } = KINDS[kind];
  const from = path.join(root, folder);
  const all = Object.values(packages).flat();
  const mapped = Object.entries(packages).flatMap(([name, doors]) => {
    const place = path.join(root, '.cache/jest-packages', `${name}-${recipeOf(from, doors)}`);
    const others = all.filter((door) => !doors.includes(door));
    const external = [...(options.external ?? []), ...others];
    if (!existsSync(path.join(place, 'all.cjs')))
      bundle(from, path.join(place, 'all.cjs'), doors, { ...options, external });
    return doors.map((door) => {
      const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
      if (!existsSync(file)) writeFileSync(file, `module.exports = require('./all.cjs')[${JSON.stringify(door)}];\n`);
      return [`^${door}$`, file];
    });
  });
  return Object.fromEntries(mapped);
}

module.exports = { bundledPackages };
