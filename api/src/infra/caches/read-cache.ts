import { createHash } from 'node:crypto';
import { TaggedCache } from '@tessera/server/cache';
import type { Clock } from '../basics/clock';
import type { Changes } from './changes';
import { dropByFeed } from './drop-by-feed';

/** Bounds what a forgotten tag could do. */
const MAX_AGE_MS = 5 * 60_000;
/** What an entry costs beside its text: keys, map slots, tags. */
const OVERHEAD_BYTES = 512;

export interface CachedRead {
  /** the serialised answer, sent as it is */
  body: string;
  etag: string;
  /** what the answer shows: `products product:<id> …` */
  tags: string[];
  /** who asks for another part gets another answer */
  is_part: boolean;
  /** its Brotli form, once somebody has asked for it */
  br?: Promise<Buffer>;
}

export type ReadCache = TaggedCache<CachedRead>;

/** Text of one byte a character leaves more room than its Brotli form takes. */
const bytesOf = ({ body }: CachedRead, key: string): number => key.length + body.length * 2 + OVERHEAD_BYTES;

/** Serialised answers of public reads, at most `max_mb`, dropped by tag when the change feed names it. */
export function createReadCache({
  changes,
  clock,
  max_mb,
}: {
  changes: Changes;
  clock: Clock;
  max_mb: number;
}): ReadCache {
  // Of no size at all there is no cache: nothing fits into one byte either.
  const max_bytes = Math.max(max_mb * 1024 * 1024, 1);
  const cache = new TaggedCache<CachedRead>({
    maxSize: max_bytes,
    maxEntrySize: Math.ceil(max_bytes / 4),
    sizeOf: bytesOf,
    maxAge: MAX_AGE_MS,
    now: () => clock.now().getTime(),
  });
  dropByFeed(cache, changes);
  return cache;
}

/** A read as it is kept and sent. */
export function toCachedRead(body: string, shown: Pick<CachedRead, 'tags' | 'is_part'>): CachedRead {
  return { body, ...shown, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
