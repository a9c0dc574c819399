// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { base, browserOutput, browserPlugins, serverBuild } = require('./base.js');
const { BuildReport } = require('./build-report.js');
const { leaveOutRules, routerAliases } = require('./leave-out/lists.js');
const { sharedVersions } = require('./shared-modules.js');

/**
 * Both builds of the shell. The browser build provides every singleton.
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
      resolve: { ...config.resolve, alias: routerAliases() },
      module: { rules: [...(config.module?.rules ?? []), ...leaveOutRules()] },
      output: browserOutput(app, mode, '/assets/', dir),
      plugins: [
        ...(config.plugins ?? []),
        ...browserPlugins(app, mode),
        new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
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
