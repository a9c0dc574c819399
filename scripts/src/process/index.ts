/** Processes of a shop, and where they may listen. */
export { freePort } from './free-port';
export { readProcesses } from './process-list';
