/** Files that survive a power cut, for every Node.js process of the shop. */
export { makeFolder, replaceFile, replaceFileSync, syncFolder, writeSynced } from './durable-files';
export { isDiskFull } from './disk-full';
