// @ts-check
/**
 * What remotes take from the host, as their builds and the host's need it said. The list itself is part of the contract between
 * them: @tessera/shared/composition/shared-modules.json.
 */
const sharedModules = require('@tessera/shared/composition/shared-modules.json');
const { manifestOf } = require('./installed.js');

/** By which a build asks for them. */
const sharedNames = Object.keys(sharedModules);

/** @param {string} request a package, or a module of one @param {string} dir the app's @returns {string} the version that is installed */
function versionOf(request, dir) {
  // a remote of another repository has what is ours from the kit that this file came with
  const found = manifestOf(request, dir) ?? manifestOf(request, __dirname);
  if (!found) throw new Error(`${request} is not installed: run npm install.`);
  return found.version;
}

/** @returns {Record<string, string>} name → version, of all that the host hands out */
const sharedVersions = () => Object.fromEntries(sharedNames.map((name) => [name, versionOf(name, __dirname)]));

/**
 * Federation's `shared` of a remote: up to which version it takes a module from the host, and whether it brings its own
 * for a host that has another.
 * @param {string} [dir] the remote's folder
 */
function sharedByRemote(dir = __dirname) {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { singleton }]) => {
      const version = versionOf(name, dir);
      const own = singleton ? { singleton, import: /** @type {const} */ (false) } : { version };
      return [name, { ...own, requiredVersion: `^${version}` }];
    }),
  );
}

module.exports = { sharedByRemote, sharedNames, sharedVersions };
