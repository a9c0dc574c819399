// @ts-check
/**
 * Builds a remote for development, in the browser alone, and again after each change; says 'ready' after each build without
 * errors. It is in the kit: `tessera dev`. Call: watch-remote.js <folder> <output>
 */
const path = require('node:path');
const webpack = require('webpack');
const { defineRemote } = require('./remote.js');

const [folder = '', output = ''] = process.argv.slice(2);
const [browser] = defineRemote(path.resolve(folder), { mode: 'development' });
if (!browser) throw new Error(`remote.js gave no build of ${folder}`);
const compiler = webpack({
  ...browser,
  output: { ...browser.output, path: path.resolve(output) },
  // nothing of it is published
  plugins: (browser.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'BuildReport'),
});
compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
  if (error) process.stderr.write(`${error.stack}\n`);
  if (stats?.hasErrors()) process.stderr.write(`${stats.toString({ preset: 'errors-only' })}\n`);
  process.stdout.write(error || stats?.hasErrors() ? 'failed\n' : 'ready\n');
});
