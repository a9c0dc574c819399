/**
 * What the host needs of module federation, in the place of `webpack-bundler-runtime`'s own list: it exposes nothing and
 * names no remote while it is built. Its list keeps every export of the runtime alive; this one saves 2.6 KiB of `main`.
 */
import { init as createInstance } from '@module-federation/runtime';
import { attachShareScopeMap } from '../../../node_modules/@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error the package gives no types for this file
import { consumes } from '../../../node_modules/@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '../../../node_modules/@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error the package gives no types for this file
import { installInitialConsumes } from '../../../node_modules/@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** @param {{ webpackRequire: { federation: { initOptions: Parameters<typeof createInstance>[0] } } }} bundle */
const init = ({ webpackRequire }) => createInstance(webpackRequire.federation.initOptions);

export default {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, installInitialConsumes, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
