// @ts-check
/**
 * One bundler configuration for all front ends. `defineHost` and `defineRemote` each give two builds of the same
 * sources: one for browsers (federated) and one for the web server's renderer (plain CommonJS, see
 * docs/decisions/0002-remotes-on-the-server.md).
 */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { BuildReport, containerOf } = require('./build-report.js');
const { leaveOutRules, routerAliases } = require('./leave-out/lists.js');
const { ScriptIntegrity } = require('./script-integrity.js');
const { sharedByRemote, sharedNames, sharedVersions } = require('./shared-modules.js');

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

/** Takes our list of what federation's loader holds instead of the package's. */
const ownRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    path.join(__dirname, 'federation/remote-runtime.mjs'),
  );

/**
 * @param {{ app: string, server: boolean, mode: 'production' | 'development', refresh?: boolean }} options
 * @returns {import('webpack').RuleSetRule[]}
 */
function rules({ app, server, mode, refresh }) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: false, refresh: Boolean(refresh) } },
        },
      },
    },
    {
      // areas of single components: a page takes those that it names, although all come through one door
      test: /[\\/]shared[\\/]src[\\/](late|components)[\\/][^\\/]+\.tsx?$/,
      sideEffects: false,
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        ...(server ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: /\.module\.css$/,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              exportOnlyLocals: server,
              // two remotes with a file of one name must not collide: the app is part of name and salt
              localIdentName: mode === 'production' ? `${app}-[hash:base64:6]` : `${app}-[local]-[hash:base64:5]`,
              localIdentHashSalt: app,
            },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'media/[name].[contenthash:8][ext]', emit: !server },
    },
    {
      test: /\.worker\.ts$/,
      type: 'asset/resource',
      generator: { filename: 'js/[name].[contenthash:8].js', emit: !server },
    },
  ];
}

/**
 * @param {{ app: string, dir: string, server: boolean, mode: 'production' | 'development', refresh?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
function base({ app, dir, server, mode, refresh }) {
  const production = mode === 'production';
  return {
    name: server ? `${app}-server` : app,
    mode,
    context: dir,
    target: server ? 'node20' : ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: server ? {} : federationAliases() },
    module: { rules: rules({ app, server, mode, refresh }) },
    optimization: {
      minimize: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      chunkIds: production ? 'deterministic' : 'named',
      // what two pages share and that is smaller goes with each: a file of its own costs a first view more (webpack: 20,000)
      splitChunks: { minSize: 24_000 },
      runtimeChunk: false, // a separate runtime chunk breaks federated entries
    },
    performance: false,
    stats: 'errors-warnings',
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) })],
  };
}

/**
 * The renderer's build: one CommonJS file.
 * @param {{ app: string, dir: string, entry: string, mode: 'production' | 'development', externals: string[] }} options
 * @returns {import('webpack').Configuration}
 */
function serverBuild({ app, dir, entry, mode, externals }) {
  const config = base({ app, dir, server: true, mode });
  return {
    ...config,
    entry: { server: entry },
    dependencies: [app],
    externals: Object.fromEntries(externals.map((request) => [request, `commonjs2 ${request}`])),
    optimization: { ...config.optimization, splitChunks: false },
    output: {
      path: path.join(dir, 'dist/server'),
      filename: 'server.js',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name][ext]',
      publicPath: '/assets/',
    },
    plugins: [...(config.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * @param {string} app
 * @param {'production' | 'development'} mode
 * @param {string} publicPath
 * @param {string} dir
 */
function browserOutput(app, mode, publicPath, dir) {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    path: path.join(dir, 'dist'),
    publicPath,
    uniqueName: `tessera_${app}`,
    filename: `js/[name]${hash}.js`,
    // by id: the names would be one more list in the first file, and the build's report has them
    chunkFilename: `js/[id]${hash}.js`,
    chunkLoadTimeout: 15_000,
  };
}

/**
 * @param {string} app
 * @param {'production' | 'development'} mode
 */
function browserPlugins(app, mode) {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return [
    new MiniCssExtractPlugin({
      filename: `css/${app}-[name]${hash}.css`,
      chunkFilename: `css/${app}-[id]${hash}.css`,
    }),
    new ScriptIntegrity(),
  ];
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
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...routerAliases() } },
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
          shared: sharedByRemote(),
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

module.exports = { defineHost, defineRemote, BuildReport };
