const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Packages of very many small files, with the doors that are opened; those of one line have something in common. Loading them
 * file by file is most of a test's start.
 */
const OF_API = {
  typebox: ['typebox', 'typebox/compile', 'typebox/format', 'typebox/value'],
  kysely: ['kysely'],
  stripe: ['stripe'],
  jose: ['jose'],
  fastify: ['fastify', '@fastify/multipart', '@fastify/proxy-addr', '@fastify/rate-limit', '@fastify/swagger'],
  postgres: ['pg', 'pg-boss'],
  pino: ['pino'],
  others: ['marked', 'negotiator', 'p-limit', 'sanitize-html', 'semver', 'uuid'],
};
const OF_FRONT_ENDS = {
  testing: ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  query: ['@tanstack/react-query'],
};

/** There is one React, whoever asks for it. */
const LEFT_OUT = ['pg-native', 'react', 'react-dom'];

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
    external: LEFT_OUT,
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
 * Bundles packages once for each of their versions.
 * @param {string} root the repository
 * @param {string} folder of the workspace that loads them: it has what it shares with nobody in its own folder
 * @param {Record<string, string[]>} packages
 * @returns a `moduleNameMapper` that puts the bundles in the packages' place
 */
function bundled(root, folder, packages) {
  const mapped = Object.entries(packages).flatMap(([name, doors]) => {
    const place = path.join(root, '.cache/jest-packages', `${name}-${recipeOf(folder, doors)}`);
    if (!existsSync(path.join(place, 'all.cjs'))) bundle(folder, path.join(place, 'all.cjs'), doors);
    return doors.map((door) => {
      const file = path.join(place, `${door.replaceAll('/', '-')}.cjs`);
      if (!existsSync(file)) writeFileSync(file, `module.exports = require('./all.cjs')[${JSON.stringify(door)}];\n`);
      return [`^${door}$`, file];
    });
  });
  return Object.fromEntries(mapped);
}

/** What the API's tests load. @type {(root: string) => Record<string, string>} */
const packagesOfApi = (root) => bundled(root, path.join(root, 'api'), OF_API);
/** What the front ends' tests load. @type {(root: string) => Record<string, string>} */
const packagesOfFrontEnds = (root) => bundled(root, root, OF_FRONT_ENDS);

module.exports = { packagesOfApi, packagesOfFrontEnds };
