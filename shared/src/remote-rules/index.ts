/**
 * What remotes may claim, and what belongs to the shell and to other remotes. For the API and the web server alone: a
 * browser gets a registry that has been checked.
 */
export { findTaken, ownersOf } from './claims';
export { sourcesOf } from './content-sources';
export { faultsIn, globalOf, isFilePath } from './descriptor-faults';
export type { Fault } from './fault';
export { REMOTE_NAME, REMOTE_VERSION, RemoteDescriptor, descriptorShape } from './schema';
export { isShellPath } from './shell-paths';
export { roomFaults } from './slot-faults';
