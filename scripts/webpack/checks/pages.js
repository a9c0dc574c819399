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

/** @type {[name: string, isRight: (value: unknown) => boolean, wanted: string][]} */
const EXPORTS = [
  ['Page', isComponent, 'a component'],
  ['prefetch', (value) => value === undefined || typeof value === 'function', 'a function'],
  ['meta', (value) => value === undefined || typeof value === 'function', 'a function'],
  ['messages', (value) => value === undefined || Array.isArray(value), 'a list of defineMessages(…)'],
];

/** @param {unknown} page what a page's function gave @param {string} name @returns {string[]} */
function exportFaults(page, name) {
  return EXPORTS.flatMap(([key, isRight, wanted]) => {
    const value = Object(page)[key];
    if (isRight(value)) return [];
    const is = value === undefined ? 'is missing' : `is a ${typeof value}`;
    return [`the page '${name}' must export ${key}, ${wanted}, and it ${is} (src/pages.ts).`];
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
 * Runs the server's build as a renderer would, with stand-ins for what the host hands out, and looks at what it exports.
 * @param {string} dir the remote's folder, built
 * @param {string[]} names pages that its descriptor names
 * @returns {Promise<string[]>} a sentence for each that a shop could not show
 */
async function pageFaults(dir, names) {
  try {
    const pages = Object(load(dir)['pages']);
    const faults = await Promise.all(
      names.map(async (name) => {
        if (typeof pages[name] !== 'function')
          return [`remote.json names the page '${name}', and src/pages.ts has none.`];
        return exportFaults(await inTime(pages[name]()), name);
      }),
    );
    return faults.flat();
  } catch (error) {
    return [`its pages cannot be loaded on the server: ${Object(error).message ?? String(error)}`];
  }
}

module.exports = { pageFaults };
