// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { createRequire } = require('node:module');

/** Code that has not given its pages by then waits for something that only a shop has. Milliseconds. */
const PATIENCE = 10_000;

/** Takes the place of whatever the host hands out: it can be called, made and taken apart, and gives itself. @returns {any} */
function standIn() {
  /** @type {any} */
  const double = new Proxy(
    function standsIn() {
      return double;
    },
    {
      get: (target, name) => {
        if (name === Symbol.toPrimitive) return () => '';
        if (name === Symbol.iterator) return () => [][Symbol.iterator]();
        // neither a promise nor an ES module
        return name === 'then' || name === '__esModule' ? undefined : double;
      },
      apply: () => double,
      construct: () => double,
    },
  );
  return double;
}

/** @param {string} dir the remote's folder @returns {Record<string, unknown>} what the server's build exports */
function load(dir) {
  const file = path.join(dir, 'dist/server/server.js');
  const own = createRequire(path.join(dir, 'package.json'));
  const module = { exports: /** @type {Record<string, unknown>} */ ({}) };
  const wrapped = new vm.Script(`(function (module, exports, require) {${fs.readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  });
  wrapped.runInThisContext({ timeout: PATIENCE })(module, module.exports, (/** @type {string} */ name) =>
    name.startsWith('@tessera/') ? standIn() : own(name),
  );
  return module.exports;
}

/** Whether React can draw it: a function, or what `memo`, `lazy` and `forwardRef` give. @param {unknown} value */
const isComponent = (value) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** @param {unknown} value */
const isFunctionIfAny = (value) => value === undefined || typeof value === 'function';

/** @typedef {[name: string, isRight: (value: unknown) => boolean, wanted: string]} Export */

/** @type {Export[]} */
const EITHER = [
  ['prefetch', isFunctionIfAny, 'a function'],
  ['messages', (value) => value === undefined || Array.isArray(value), 'a list of defineMessages(…)'],
];

/** What the module of a page and that of a slot export. @type {{ page: Export[], slot: Export[] }} */
const EXPORTS = {
  page: [['Page', isComponent, 'a component'], ['meta', isFunctionIfAny, 'a function'], ...EITHER],
  slot: [['Slot', isComponent, 'a component'], ...EITHER],
};

/** @param {unknown} given what its function gave @param {'page' | 'slot'} kind @param {string} name @returns {string[]} */
function exportFaults(given, kind, name) {
  return EXPORTS[kind].flatMap(([key, isRight, wanted]) => {
    const value = Object(given)[key];
    if (isRight(value)) return [];
    const is = value === undefined ? 'is missing' : `is a ${typeof value}`;
    return [`the ${kind} '${name}' must export ${key}, ${wanted}, and it ${is} (src/pages.ts).`];
  });
}

/** @param {Promise<unknown>} work @returns {Promise<unknown>} */
function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`gave nothing within ${PATIENCE / 1000} s`)), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {any} parts what the build exports under a name: functions that import a module each
 * @param {'page' | 'slot'} kind @param {string[]} names @returns {Promise<string[]>}
 */
async function faultsOf(parts, kind, names) {
  const faults = await Promise.all(
    names.map(async (name) => {
      if (typeof parts[name] === 'function') return exportFaults(await inTime(parts[name]()), kind, name);
      return [`remote.json names the ${kind} '${name}', and src/pages.ts has none.`];
    }),
  );
  return faults.flat();
}

/**
 * Runs the server's build as a renderer would, with stand-ins for what the host hands out, and looks at what it exports.
 * @param {string} dir the remote's folder, built
 * @param {string[]} pages that its descriptor names
 * @param {string[]} [slots] places that its descriptor fills
 * @returns {Promise<string[]>} a sentence for each that a shop could not show
 */
async function pageFaults(dir, pages, slots = []) {
  try {
    const built = load(dir);
    return [
      ...(await faultsOf(Object(built['pages']), 'page', pages)),
      ...(await faultsOf(Object(built['slots']), 'slot', slots)),
    ];
  } catch (error) {
    return [`its pages cannot be loaded on the server: ${Object(error).message ?? String(error)}`];
  }
}

module.exports = { pageFaults };
