// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { base, browserOutput, browserPlugins, serverBuild } = require('./base.js');
const { BuildReport, containerOf } = require('./build-report.js');
const { sharedByRemote, sharedNames } = require('./shared-modules.js');

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
        // webpack's own, whose containers need no runtime (docs/decisions/0048-a-container-needs-no-runtime.md)
        new webpack.container.ModuleFederationPlugin({
          name: app,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: containerOf(app) },
          exposes: { './pages': { import: './src/pages.ts', name: 'expose-pages' } },
          shared: sharedByRemote(dir),
        }),
        report,
      ],
    },
    { ...server, plugins: [...(server.plugins ?? []), report.afterServerBuild()] },
  ];
}

module.exports = { defineRemote };
