import { setFlagsFromString } from 'node:v8';

/**
 * Has the heap looked through whole each time that it has grown by half, and not by three times what is alive: a process that
 * does long jobs makes much that outlives V8's short collections, and nobody waits for it (decision 51). To be called as the
 * process starts.
 */
export const keepHeapLean = (): void => setFlagsFromString('--heap-growing-percent=50');
