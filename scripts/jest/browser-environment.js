const { TestEnvironment } = require('jest-environment-jsdom');
const { endAsyncContexts } = require('./async-contexts');
const { quickenComputedStyle } = require('./computed-style');

// jsdom hides what Node and every browser have and the router, ky and the renderer need
const PLATFORM = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** jsdom with the web platform of Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of PLATFORM) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    quickenComputedStyle(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (this.global)));
  }

  /** @override */
  async teardown() {
    await super.teardown();
    endAsyncContexts();
  }
};
