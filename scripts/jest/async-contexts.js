const hooks = require('node:async_hooks');

const { AsyncLocalStorage } = hooks;

/** Those that a file of tests has made. @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
const made = new Set();

/** @extends {AsyncLocalStorage<unknown>} */
class KnownAsyncLocalStorage extends AsyncLocalStorage {
  constructor() {
    super();
    made.add(this);
  }
}

Object.defineProperty(hooks, 'AsyncLocalStorage', { value: KnownAsyncLocalStorage });

/**
 * Ends the contexts of a file of tests. jest-circus makes one for each file and ends none: before Node 24 a worker keeps all of
 * them, with whatever they hold, and asks each at every promise, so that its hundredth file runs at half the speed (decision 72).
 */
function endAsyncContexts() {
  for (const context of made) context.disable();
  made.clear();
}

module.exports = { endAsyncContexts };
