/** What servers keep in memory of things that the change feed speaks of. */
export { TaggedCache, type Held, type Keep, type Loaded, type TaggedCacheOptions } from './tagged-cache';
