// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const { BuildFault } = require('./build-fault.js');
const { pageFaults } = require('./pages.js');
const { singletonFaults } = require('./singletons.js');
const { styleFaults } = require('./styles.js');

/** @param {string} dir @returns {{ name: string, routes: { page: string }[], drawers?: { page: string }[], slots?: { place: string }[] }} what a person wrote */
const readSource = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8'));

/** @param {string} name @param {string[]} faults @throws BuildFault */
function throwAny(name, faults) {
  if (faults.length > 0) throw new BuildFault(name, faults);
}

/**
 * What can be told before anything is built.
 * @param {string} dir the remote's folder
 * @throws BuildFault
 */
function checkSource(dir) {
  throwAny(readSource(dir).name, singletonFaults(dir));
}

/**
 * What its files would do in a shop. The descriptor's own rules are the shop's to check (`@tessera/shared/remote-rules`).
 * @param {string} dir the remote's folder, built
 * @throws BuildFault with all that is wrong
 */
async function checkBuild(dir) {
  const { name, routes, drawers = [], slots = [] } = readSource(dir);
  const dist = path.join(dir, 'dist');
  const sheets = fs
    .readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'));
  const faults = sheets.flatMap((file) => styleFaults(name, file, fs.readFileSync(path.join(dist, file))));
  const pages = [...routes, ...drawers].map(({ page }) => page);
  const places = slots.map(({ place }) => place);
  throwAny(name, [...faults, ...(await pageFaults(dir, [...new Set(pages)], places))]);
}

module.exports = { checkBuild, checkSource };
