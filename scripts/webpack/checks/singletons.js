// @ts-check
const sharedModules = require('@tessera/shared/composition/shared-modules.json');
const { manifestOf } = require('../installed.js');

/** Which a page has once because what they keep is found through one copy; they stand behind facades of ours. */
const BEHIND_FACADES = ['react-router-dom', '@tanstack/react-query'];

/** @param {string} version @returns {[number, number, number]} */
function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/, 3).map(Number);
  return [major, minor, patch];
}

/** Whether a remote that was built with `installed` may run with `given`: `^installed`. @param {string} installed @param {string} given */
function fits(installed, given) {
  const [major, ...rest] = numbersOf(installed);
  const [givenMajor, ...givenRest] = numbersOf(given);
  if (major !== givenMajor) return false;
  const at = rest.findIndex((number, index) => number !== givenRest[index]);
  return at < 0 || Number(givenRest[at]) > Number(rest[at]);
}

/**
 * What is installed for a remote and exists once on a page must be what the shop hands out, or older: a newer one would be
 * compiled and tested against what is not there when it runs.
 * @param {string} dir the remote's folder
 * @param {Record<string, string | undefined>} [given] what the shop hands out: name → version
 * @returns {string[]} a sentence for each that does not fit
 */
function singletonFaults(dir, given = manifestOf('@tessera/shared', __dirname)?.dependencies ?? {}) {
  const singletons = Object.entries(sharedModules).flatMap(([name, { singleton }]) => (singleton ? [name] : []));
  const names = new Set([...singletons, ...BEHIND_FACADES].filter((name) => given[name] !== undefined));
  return [...names].flatMap((name) => {
    const installed = manifestOf(name, dir)?.version;
    const version = String(given[name]);
    if (installed === undefined || fits(installed, version)) return [];
    return [
      `${name} ${installed} is installed, and the shop gives its pages ${version}: npm install ${name}@${version}`,
    ];
  });
}

module.exports = { singletonFaults };
