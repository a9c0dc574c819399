// @ts-check
/** Builds the shell for development and again after each change; says 'ready' after each build without errors. */
const path = require('node:path');
const webpack = require('webpack');
const { developmentHost } = require('./development.js');

const compiler = webpack(developmentHost(path.join(__dirname, '../../host')));
compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
  if (error) process.stderr.write(`${error.stack}\n`);
  const text = stats?.toString({ preset: 'errors-warnings' }) ?? '';
  if (text) process.stderr.write(`${text}\n`);
  process.stdout.write(error || stats?.hasErrors() ? 'failed\n' : 'ready\n');
});
