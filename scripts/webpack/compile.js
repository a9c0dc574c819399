// @ts-check
/** Builds one front end and ends with status 1 when webpack finds errors. Call: compile.js <folder> [mode] */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { defineHost, defineRemote } = require('./front-ends.js');

const root = path.join(__dirname, '../..');

/** @param {string} dir @param {string} mode @returns {import('webpack').Configuration[]} */
function configurations(dir, mode) {
  if (mode === 'production') return require(path.join(dir, 'webpack.config.js'));
  return path.basename(dir) === 'host'
    ? defineHost(dir, { mode: 'development' })
    : defineRemote(dir, { mode: 'development' });
}

/**
 * Names carry the hash of their content, so files of earlier builds would pile up and get into the descriptor. What
 * esbuild put into dist/server stays.
 * @param {string} dist
 */
function clean(dist) {
  if (!fs.existsSync(dist)) return;
  for (const name of fs.readdirSync(dist)) {
    if (name !== 'server') fs.rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

const [folder = '', mode = 'production'] = process.argv.slice(2);
const dir = path.join(root, folder);
clean(path.join(dir, 'dist'));
const compiler = webpack(configurations(dir, mode));
compiler.run((error, stats) => {
  if (error) process.stderr.write(`${error.stack}\n`);
  const text = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '';
  if (text) process.stderr.write(`${text}\n`);
  compiler.close(() => process.exit(error || !stats || stats.hasErrors() ? 1 : 0));
});
