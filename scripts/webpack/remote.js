// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { base, browserOutput, browserPlugins, serverBuild } = require('./base.js');
const { BuildReport, containerOf } = require('./build-report.js');
const { sharedByRemote, sharedNames } = require('./shared-modules.js');

/** Takes our list of what federation's loader holds instead of the package's. */
const ownRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    path.join(__dirname, 'federation/remote-runtime.mjs'),
  );

/**
 * Both builds of a remote and its descriptor, from `remote.json` and package.json in `dir`.
 * @param {string} dir the remote's folder
 * @param {{ mode?: 'production' | 'development' }} [options]
 * @returns {import('webpack').Configuration[]}
 */
function defineRemote(dir, { mode = 'production' } = {}) {
  const app = JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8')).name;
  const config = base({ app, dir, server: false, mode });
  const report = new BuildReport({ kind: 'remote', dir });
  const server = serverBuild({
    app,
    dir,
    entry: './src/pages.ts',
    mode,
    externals: sharedNames,
  });
  return [
    {
      ...config,
      entry: {},
      output: browserOutput(app, mode, 'auto', dir),
      plugins: [
        ...(config.plugins ?? []),
        ...browserPlugins(app, mode),
        ownRuntime(),
        new ModuleFederationPlugin({
          name: app,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: containerOf(app) },
          exposes: { './pages': { import: './src/pages.ts', name: 'expose-pages' } },
          shared: sharedByRemote(dir),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
        }),
        report,
      ],
    },
    { ...server, plugins: [...(server.plugins ?? []), report.afterServerBuild()] },
  ];
}

module.exports = { defineRemote };
