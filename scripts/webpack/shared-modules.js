// @ts-check
/** What the host and the remotes have in common on a page, and up to which version. */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

const root = path.join(__dirname, '../..');

/** Modules that exist once on a page; only the host brings them. The renderer hands out the same list. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  '@tessera/shared/vendor/router',
  '@tessera/shared/vendor/query',
  '@tessera/shared/client',
  '@tessera/shared/session',
  '@tessera/shared/cart',
  '@tessera/shared/query',
  '@tessera/shared/events',
  '@tessera/shared/i18n',
];
/** Singletons that few first views need: fetched when a remote asks for them. */
const LAZY_SINGLETONS = ['@tessera/shared/forms', '@tessera/shared/forms/react'];
/** Shared while the major version fits; a remote built against another major brings its own copy. */
const BY_MAJOR = ['@tessera/shared/ui'];
/** All that remotes take from the host. */
const SHARED = [...SINGLETONS, ...LAZY_SINGLETONS, ...BY_MAJOR];

/** @param {string} request */
function versionOf(request) {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  return JSON.parse(fs.readFileSync(path.join(root, 'node_modules', String(name), 'package.json'), 'utf8')).version;
}

/**
 * What a remote takes from the host, and up to which version. The host hands it out while it runs
 * (host/src/composition/provided-modules.ts): its own imports need nobody to choose a version.
 */
function sharedModules() {
  /** @type {Record<string, object>} */
  const shared = {};
  for (const request of [...SINGLETONS, ...LAZY_SINGLETONS]) {
    shared[request] = { singleton: true, import: false, requiredVersion: `^${versionOf(request)}` };
  }
  for (const request of BY_MAJOR) {
    const version = versionOf(request);
    shared[request] = { version, requiredVersion: `^${version}` };
  }
  return shared;
}

/** What the plugin would define for a bundle with federation's runtime: no snapshots, no Node.js; and what is handed out. */
function hostDefinitions() {
  return new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify('web'),
    PROVIDED_VERSIONS: JSON.stringify(Object.fromEntries(SHARED.map((request) => [request, versionOf(request)]))),
  });
}

module.exports = { SHARED, hostDefinitions, sharedModules };
