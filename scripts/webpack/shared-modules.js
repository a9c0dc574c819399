// @ts-check
/**
 * What remotes take from the host, as their builds and the host's need it said. The list itself is part of the contract between
 * them: @tessera/shared/composition/shared-modules.json.
 */
const fs = require('node:fs');
const path = require('node:path');
const sharedModules = require('@tessera/shared/composition/shared-modules.json');

const root = path.join(__dirname, '../..');

/** By which a build asks for them. */
const sharedNames = Object.keys(sharedModules);

/** @param {string} request a package, or a module of one @returns {string} the version that is installed */
function versionOf(request) {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  return JSON.parse(fs.readFileSync(path.join(root, 'node_modules', String(name), 'package.json'), 'utf8')).version;
}

/** @returns {Record<string, string>} name → version, of all that the host hands out */
const sharedVersions = () => Object.fromEntries(sharedNames.map((name) => [name, versionOf(name)]));

/**
 * Federation's `shared` of a remote: up to which version it takes a module from the host, and whether it brings its own
 * for a host that has another.
 */
function sharedByRemote() {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { singleton }]) => {
      const version = versionOf(name);
      const own = singleton ? { singleton, import: /** @type {const} */ (false) } : { version };
      return [name, { ...own, requiredVersion: `^${version}` }];
    }),
  );
}

module.exports = { sharedByRemote, sharedNames, sharedVersions };
