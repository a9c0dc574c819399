'use strict';
const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** @param {string} file @returns {LockedPackages | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} folder @returns {string} */
const stampFile = (folder) => path.join(folder, 'node_modules', '.tessera-lock');

/** @param {string} folder @returns {string} hash of the lock file */
const lockHash = (folder) =>
  crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Whether node_modules holds what package-lock.json says, by npm's own list of what it installed; so that an install by
 * hand is not repeated. Optional packages may be missing: they are other systems' binaries.
 * @param {string} folder
 * @returns {boolean}
 */
function fitsLock(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const found = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.keys(wanted).every((name) => {
    const locked = wanted[name] || {};
    const present = found[name];
    if (!name.includes('node_modules/') || locked.link) return true;
    if (!present) return Boolean(locked.optional || locked.devOptional || locked.peer);
    return present.version === locked.version;
  });
}

/** @param {string} folder @returns {boolean} */
function isInstalled(folder) {
  const stamp = stampFile(folder);
  const hash = lockHash(folder);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return true;
  if (!fitsLock(folder)) return false;
  fs.writeFileSync(stamp, hash);
  return true;
}

/** npm as it was called, or the one on the PATH. @returns {{ program: string, args: string[], shell: boolean }} */
function npm() {
  const cli = process.env['npm_execpath'];
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return { program: process.execPath, args: [cli], shell: false };
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Installs from the lock file if node_modules is missing or does not fit it.
 * @param {string} folder
 * @throws Error with one sentence when npm fails
 */
function installIfNeeded(folder) {
  if (isInstalled(folder)) return;
  process.stdout.write('Installing what package-lock.json names (once; about a minute) …\n');
  const started = Date.now();
  const { program, args, shell } = npm();
  const result = childProcess.spawnSync(program, args.concat('ci', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd: folder,
    stdio: 'inherit',
    shell,
  });
  if (result.error || result.status !== 0) {
    throw new Error(
      'Installing failed (see above): check the network and the disk space, then run the command again. By hand: npm ci',
    );
  }
  fs.writeFileSync(stampFile(folder), lockHash(folder));
  process.stdout.write('Installed in ' + Math.round((Date.now() - started) / 1000) + ' s.\n');
}

module.exports = { installIfNeeded, isInstalled, fitsLock };
