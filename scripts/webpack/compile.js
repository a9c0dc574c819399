// @ts-check
/** Builds one front end and ends with status 1 when webpack finds errors. Call: compile.js <folder> [mode]. It is in the kit, too, where there is no host. */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { BuildFault } = require('./checks/build-fault.js');
const { checkBuild, checkSource } = require('./checks/check-remote.js');
const { defineRemote } = require('./remote.js');

const root = path.join(__dirname, '../..');

/** @param {string} dir @param {string} mode @returns {import('webpack').Configuration[]} */
function configurations(dir, mode) {
  if (mode === 'production') return require(path.join(dir, 'webpack.config.js'));
  return fs.existsSync(path.join(dir, 'remote.json'))
    ? defineRemote(dir, { mode: 'development' })
    : require('./host.js').defineHost(dir, { mode: 'development' });
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

/** @param {unknown} error what a person can put right has no use for a stack */
const textOf = (error) =>
  error instanceof BuildFault ? error.message : error instanceof Error ? String(error.stack) : String(error);

/** @param {import('webpack').Configuration[]} configs @returns {Promise<boolean>} whether there were no errors */
function run(configs) {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const text = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '';
      if (text) process.stderr.write(`${text}\n`);
      compiler.close(() => (error ? reject(error) : resolve(Boolean(stats) && !stats?.hasErrors())));
    });
  });
}

/** @param {string} folder @param {string} mode @returns {Promise<number>} the exit status */
async function main(folder, mode) {
  const dir = path.resolve(root, folder);
  const dist = path.join(dir, 'dist');
  const isRemote = fs.existsSync(path.join(dir, 'remote.json'));
  clean(dist);
  try {
    if (isRemote) checkSource(dir);
    if (!(await run(configurations(dir, mode)))) return 1;
    if (isRemote) await checkBuild(dir);
    return 0;
  } catch (error) {
    // what breaks a rule is not left there to be published
    clean(dist);
    process.stderr.write(`${textOf(error)}\n`);
    return 1;
  }
}

const [folder = '', mode = 'production'] = process.argv.slice(2);
// what a remote's code has begun while it was looked at would keep the process
void main(folder, mode).then((status) => process.exit(status));
