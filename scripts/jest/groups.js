// @ts-check
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data']);
/** They put other modules in the place of real ones, or want an environment of their own: nothing is shared with them. */
const WANTS_ITS_OWN = /jest\.(mock|doMock|resetModules|isolateModules)\b|@jest-environment/;

/** @type {(folder: string) => string[]} */
function testsBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testsBelow(file);
    return /\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Whether a file changed what it holds, so that jest's own cache of it stays good. @type {(file: string, text: string) => void} */
function writeIfOther(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Gathers files of tests, neighbours together, so that what all of them load is loaded once for each gathering. A file is
 * a `describe` of its name there, with the hooks that it had.
 * @param {string} root the repository
 * @param {string} name of the project
 * @param {{ folders: string[], size: number, leftOut: RegExp[], first?: string[] }} how many files are gathered at most, which
 * are not run, and what registers hooks when it is loaded, so that it is before all of them
 * @returns {string[]} `testMatch` of the gatherings, and of the files that want to be alone
 */
function gatheredTests(root, name, { folders, size, leftOut, first = [] }) {
  const files = folders
    .flatMap((folder) => testsBelow(path.join(root, folder)))
    .filter((file) => !leftOut.some((pattern) => pattern.test(file)))
    .sort();
  const alone = files.filter((file) => WANTS_ITS_OWN.test(readFileSync(file, 'utf8')));
  const together = files.filter((file) => !alone.includes(file));
  const folder = path.join(root, '.cache/jest-groups', name);
  mkdirSync(folder, { recursive: true });
  const groups = [];
  const loads = first.map((file) => `require(${JSON.stringify(path.join(root, file))});\n`);
  for (let from = 0; from < together.length; from += size) {
    const members = together.slice(from, from + size).map((file) => path.relative(root, file).replaceAll('\\', '/'));
    const group = path.join(
      folder,
      `${createHash('sha256').update(members.join()).digest('hex').slice(0, 12)}.test.js`,
    );
    const lines = members.map(
      (file) => `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(path.join(root, file))}); });\n`,
    );
    writeIfOther(group, [...loads, ...lines].join(''));
    groups.push(group);
  }
  for (const file of readdirSync(folder)) {
    if (!groups.includes(path.join(folder, file))) rmSync(path.join(folder, file));
  }
  return [...groups, ...alone];
}

module.exports = { gatheredTests };
