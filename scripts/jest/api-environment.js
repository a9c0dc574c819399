const path = require('node:path');
const vm = require('node:vm');
const { SourceMapSupport } = require('@jest/source-map');
const { ModuleMocker } = require('jest-mock');
const { endAsyncContexts } = require('./async-contexts');

/** Stands for the worker's own context, which has no object of its own that Node would take for one. */
const HERE = {};
const { compileFunction } = vm;
vm.compileFunction = (code, names, options) =>
  compileFunction(code, names, options?.parsingContext === HERE ? { ...options, parsingContext: undefined } : options);

/**
 * jest reads the source map beside a file that it did not compile anew for each file of tests that shows where an error was made,
 * and one that it knows the place of once in a worker. That of the API's bundle has 7 MB, 59 when it is read (decision 72).
 */
const BUNDLE = path.join(__dirname, '../../.cache/jest-api/all.cjs');
const stacks = new SourceMapSupport();
stacks.install(new Map([[BUNDLE, `${BUNDLE}.map`]]));
stacks.install(null); // what was in use before is remembered now

/**
 * Runs files of tests in the worker's own context, where the API and its packages are loaded once for all of them (decision 39).
 * Tests and what helps them are modules of their own for each file; what they put on the globals goes with them.
 */
module.exports = class ApiEnvironment {
  constructor() {
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.exit = process.exit;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
  }

  async setup() {
    Object.assign(globalThis, { loadOnce: require });
  }

  async teardown() {
    endAsyncContexts();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.exit;
    for (const key of Reflect.ownKeys(globalThis)) {
      const known = Reflect.get(this.before, key);
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!known) Reflect.deleteProperty(globalThis, key);
      else if ('value' in known && now?.value !== known.value) Object.defineProperty(globalThis, key, known);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return HERE;
  }
};
