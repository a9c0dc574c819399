// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const { createRequire } = require('node:module');

/**
 * What an installed package says of itself. Looked for as Node.js does, file by file: many packages do not export their
 * own package.json.
 * @param {string} request a package, or a module of one
 * @param {string} dir where the search begins
 * @returns {{ version: string, dependencies?: Record<string, string> } | undefined} undefined where it is not installed
 */
function manifestOf(request, dir) {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : String(request.split('/')[0]);
  const folders = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find((found) => fs.existsSync(found));
  return file === undefined ? undefined : JSON.parse(fs.readFileSync(file, 'utf8'));
}

module.exports = { manifestOf };
