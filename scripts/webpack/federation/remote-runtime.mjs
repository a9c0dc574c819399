/**
 * What a remote's entry needs of module federation, in the place of `webpack-bundler-runtime`'s own list: the core comes from
 * the host (`host/src/loader/federation.ts`), and a remote of ours loads no other remotes. Saves 2.4 KiB of each entry.
 */
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error the package gives no types for this file
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error the package gives no types for this file
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** @typedef {{ name: string }} Options */
/** @typedef {{ options: Options, initOptions: (options: Options & { id: string }) => void }} Instance */
/** @typedef {{ __FEDERATION__: { __INSTANCES__: Instance[] }, tesseraFederation: new (options: Options & { id: string }) => Instance }} HostGlobals */

/**
 * The remote's own instance; one that a failed attempt left behind is used again.
 * @param {{ webpackRequire: { federation: { initOptions: Options } } }} bundle
 */
function init({ webpackRequire }) {
  const { initOptions: options } = webpackRequire.federation;
  // the host has put them there before it asks for a remote
  const { __FEDERATION__, tesseraFederation } = /** @type {HostGlobals} */ (/** @type {unknown} */ (globalThis));
  const instances = __FEDERATION__.__INSTANCES__;
  const known = instances.find((instance) => instance.options.name === options.name);
  if (known) {
    known.initOptions({ ...options, id: '' });
    return known;
  }
  const instance = new tesseraFederation({ id: options.name, ...options });
  instances.push(instance);
  return instance;
}

export default {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, installInitialConsumes, initContainerEntry, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
