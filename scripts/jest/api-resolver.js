const { existsSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..') + path.sep;
const SOURCES = /[\\/](?:api|shared|server)[\\/]src[\\/]/;
const BUNDLE = path.join(__dirname, '../../.cache/jest-api');

/** @type {Map<string, string>} */
const doors = new Map();

/** Leads whoever imports a file of the API into the bundle of all of them (api-bundle.ts); what is not in it stays. @type {(file: string) => string} */
function doorOf(file) {
  const known = doors.get(file);
  if (known) return known;
  const door = path.join(BUNDLE, `${file.slice(ROOT.length).replaceAll(path.sep, '~')}.cjs`);
  const found = existsSync(door) ? door : file;
  doors.set(file, found);
  return found;
}

/**
 * @typedef {(request: string, options: { defaultResolver: Resolve }) => string} Resolve jest's
 * @type {Resolve}
 */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  return SOURCES.test(file) ? doorOf(file) : file;
};
