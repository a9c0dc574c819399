import type { TaggedCache } from '@tessera/server/cache';
import type { Changes } from './changes';

/** Drops what the change feed names from a cache, and tells it whether changes are heard. */
export function dropByFeed(
  cache: Pick<TaggedCache<object>, 'drop' | 'setFeedAlive'>,
  changes: Pick<Changes, 'onChange' | 'onConnection' | 'isConnected'>,
): void {
  cache.setFeedAlive(changes.isConnected());
  changes.onChange((tags) => cache.drop(tags));
  changes.onConnection((connected) => cache.setFeedAlive(connected));
}
