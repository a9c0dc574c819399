// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { base, browserOutput, browserPlugins, serverBuild } = require('./base.js');
const { BuildReport } = require('./build-report.js');
const { leaveOutRules, routerAliases } = require('./leave-out/lists.js');
const { sharedVersions } = require('./shared-modules.js');

const root = path.join(__dirname, '../..');

/**
 * What the plugin would define for a bundle with federation's runtime: no snapshots, no Node.js, but remotes and shared
 * modules for certain, so that what stands in their place is left out; and the versions that are handed out.
 */
function hostDefinitions() {
  return new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
    ENV_TARGET: JSON.stringify('web'),
    SHARED_VERSIONS: JSON.stringify(sharedVersions()),
  });
}

/** Federation's packages are bundled twice (CommonJS and ESM) unless one form is named. */
function federationAliases() {
  const dist = path.join(root, 'node_modules/@module-federation');
  return {
    '@module-federation/runtime-core$': path.join(dist, 'runtime-core/dist/index.js'),
    '@module-federation/sdk$': path.join(__dirname, 'federation/sdk.mjs'),
    '@module-federation/error-codes$': path.join(dist, 'error-codes/dist/index.mjs'),
  };
}

/**
 * Both builds of the shell. The browser build provides the federation runtime and every singleton.
 * @param {string} dir the host's folder
 * @param {{ mode?: 'production' | 'development' }} [options]
 * @returns {import('webpack').Configuration[]}
 */
function defineHost(dir, { mode = 'production' } = {}) {
  const app = 'host';
  const config = base({ app, dir, server: false, mode });
  return [
    {
      ...config,
      entry: { main: './src/main.ts' },
      resolve: { ...config.resolve, alias: { ...federationAliases(), ...routerAliases() } },
      module: { rules: [...(config.module?.rules ?? []), ...leaveOutRules()] },
      output: browserOutput(app, mode, '/assets/', dir),
      plugins: [
        ...(config.plugins ?? []),
        ...browserPlugins(app, mode),
        hostDefinitions(),
        new BuildReport({ kind: 'host', dir }),
      ],
    },
    serverBuild({ app, dir, entry: './src/server-entry.tsx', mode, externals: [] }),
    workerBuild({ app, dir, mode }),
  ];
}

/**
 * The service worker: one small file without federation, which the web server sends from beside its own.
 * @param {{ app: string, dir: string, mode: 'production' | 'development' }} options
 * @returns {import('webpack').Configuration}
 */
function workerBuild({ app, dir, mode }) {
  const config = base({ app, dir, server: false, mode });
  return {
    ...config,
    name: `${app}-worker`,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: './src/worker/worker.ts' },
    output: { path: path.join(dir, 'dist/server'), filename: 'sw.js' },
    dependencies: [app],
  };
}

module.exports = { defineHost };
