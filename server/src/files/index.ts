/** Files that survive a power cut, and what a build says of its own, for every Node.js process of the shop. */
export { makeFolder, replaceFile, replaceFileSync, syncFolder, writeSynced } from './durable-files';
export { isDiskFull } from './disk-full';
export { integrityOf } from './integrity';
