// The commands are plain JavaScript here, and in words that an old Node.js understands: they run before anything is
// installed, so they may use neither TypeScript nor a package. What they prepare (scripts/src/commands) is TypeScript.
'use strict';
const path = require('path');
const { installIfNeeded } = require('./install.js');

const root = path.join(__dirname, '..', '..');
const LEAST = [20, 19, 0];

/**
 * @param {string} version e.g. `v20.19.0`
 * @returns {boolean} whether the shop runs on it
 */
function isNodeNewEnough(version) {
  const found = version.replace('v', '').split('.').map(Number);
  const differing = LEAST.findIndex((least, i) => found[i] !== least);
  return differing < 0 || Number(found[differing]) > Number(LEAST[differing]);
}

/** Ends the process with one sentence. @param {string} sentence */
function giveUp(sentence) {
  process.stderr.write('\n' + sentence + '\n');
  process.exit(1);
}

/** Checks Node.js, installs what is missing, then runs a program. @param {string} program TypeScript, relative to the root */
function run(program) {
  if (!isNodeNewEnough(process.version)) {
    giveUp(
      'Tessera needs Node.js 20.19 or newer and this is ' + process.version + ': install one from https://nodejs.org.',
    );
    return;
  }
  process.chdir(root);
  try {
    installIfNeeded(root);
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
    return;
  }
  // @ts-expect-error it has no types: loading it is all there is to it
  require('tsx/cjs');
  require(path.join(root, program));
}

module.exports = { run, isNodeNewEnough };
