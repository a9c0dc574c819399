// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { defineHost, defineRemote } = require('./front-ends.js');

const SHIM = path.join(__dirname, 'refresh-shim.js');

/** @param {import('webpack').Configuration} config @returns {import('webpack').Configuration} */
function withRefresh(config) {
  for (const rule of config.module?.rules ?? []) {
    if (!rule || typeof rule !== 'object' || !String(rule.loader).includes('swc-loader')) continue;
    const { jsc } = /** @type {any} */ (rule.options); // our own rule in front-ends.js
    jsc.transform.react.refresh = true;
  }
  const plugins = [
    ...(config.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, SHIM),
    new ReactRefreshPlugin({ overlay: false, library: String(config.name), exclude: [/node_modules/, /refresh-shim/] }),
  ];
  return { ...config, plugins };
}

/**
 * The shell for development, in the browser and on the server: React's development build, ready for hot updates.
 * @param {string} dir @returns {import('webpack').Configuration[]}
 */
function developmentHost(dir) {
  const [browser, server] = defineHost(dir, { mode: 'development' });
  if (!browser || !server) throw new Error('front-ends.js gave no builds of the host');
  // React Refresh sits in the page from the start; the shell itself is loaded again after a change
  browser.plugins = [...(browser.plugins ?? []), new webpack.HotModuleReplacementPlugin()];
  browser.entry = { main: [path.join(__dirname, 'reload-page.js'), './src/main.ts'] };
  return [withRefresh(browser), server];
}

/**
 * A remote for development, in the browser alone. Its descriptor stays the registered one.
 * @param {string} dir @returns {import('webpack').Configuration}
 */
function developmentRemote(dir) {
  const [browser] = defineRemote(dir, { mode: 'development' });
  if (!browser) throw new Error(`front-ends.js gave no build of ${dir}`);
  const plugins = (browser.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'BuildReport');
  return withRefresh({ ...browser, plugins });
}

module.exports = { developmentHost, developmentRemote };
