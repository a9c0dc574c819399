import { TaggedCache } from '@tessera/server/cache';
import type { Clock } from '../basics/clock';
import type { Changes } from './changes';
import { dropByFeed } from './drop-by-feed';

/** From this part of its time on, a value is loaded anew while it is still answered. */
const RENEWED_AT = 0.75;
const KEY = 'value';
/** For the store's settings, which are asked for with every cart: should a change ever go by unheard. Milliseconds. */
export const SETTINGS_MS = 30_000;

export interface CachedValueOptions<T> {
  clock: Clock;
  /** for how long it is good; milliseconds */
  max_age_ms: number;
  /** the tag that says that it has changed; without it time alone makes it old */
  changed_by?: { tag: string; changes: Pick<Changes, 'onChange' | 'onConnection' | 'isConnected'> };
  load: () => Promise<T>;
}

/**
 * A read of one value that is kept in memory for a while; all who ask at the same time wait for the same one, and who asks shortly
 * before its time is up has it renewed for those who come after. A failure is not kept.
 */
export function cachedValue<T>({ clock, max_age_ms, changed_by, load }: CachedValueOptions<T>): () => Promise<T> {
  const cache = new TaggedCache<{ of: T }>({
    maxSize: 1,
    maxAge: max_age_ms,
    renewAfter: max_age_ms * RENEWED_AT,
    now: () => clock.now().getTime(),
  });
  if (changed_by) dropByFeed(cache, changed_by.changes);
  else cache.setFeedAlive(true);
  const tags = changed_by ? [changed_by.tag] : [];
  return async () => (await cache.load(KEY, async () => ({ value: { of: await load() }, tags }))).of;
}
