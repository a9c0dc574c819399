// @ts-check
/** What the builds of all front ends have alike: how sources become scripts and sheets, and what they are called. */
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { ScriptIntegrity } = require('./script-integrity.js');

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
      test: /[\\/]shared[\\/]src[\\/](late|components)[\\/][^\\/]+\.(tsx?|js)$/,
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
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // what is the shop's comes with the kit, where a remote of another repository would not look for it
      modules: ['node_modules', path.join(__dirname, '../node_modules')],
    },
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
    // what only the server's build does is left out
    new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') }),
  ];
}

module.exports = { base, browserOutput, browserPlugins, serverBuild };
