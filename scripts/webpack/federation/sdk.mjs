/**
 * The parts of federation's SDK that a browser without manifests uses, in the place of its whole index, which no bundler can
 * thin out (0.5 KiB of `main`). A name that is missing here fails the build.
 */
export { ENCODE_NAME_PREFIX, TreeShakingStatus } from '../../../node_modules/@module-federation/sdk/dist/constant.js';
export {
  createLink,
  createScript,
  isStaticResourcesEqual,
  loadScript,
  safeWrapper,
} from '../../../node_modules/@module-federation/sdk/dist/dom.js';
export {
  isBrowserEnvValue,
  isDebugMode,
  isReactNativeEnv,
} from '../../../node_modules/@module-federation/sdk/dist/env.js';
export { createLogger } from '../../../node_modules/@module-federation/sdk/dist/logger.js';
export {
  composeKeyWithSeparator,
  decodeName,
  getResourceUrl,
  safeToString,
  warn,
} from '../../../node_modules/@module-federation/sdk/dist/utils.js';

/** Remotes are registered by their entries, never by a manifest. */
export const isManifestProvider = () => false;
export const generateSnapshotFromManifest = undefined;
/** For Node.js alone. */
export const loadScriptNode = undefined;
