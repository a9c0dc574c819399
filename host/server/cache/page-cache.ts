import { TaggedCache } from '@tessera/server/cache';

/** One rendered page, or another answer that is the same for everybody, ready to be sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** content by encoding */
  bodies: { identity: Buffer; br: Buffer };
  tags: string[];
}

/** Holds pages, and other answers, by address. */
export type PageCache = TaggedCache<CachedPage>;

export interface PageCacheOptions {
  /** upper bound of all entries together: bodies, names, and what an entry costs beside them */
  maxBytes: number;
  /** larger ones are not held */
  maxEntryBytes?: number;
  /** milliseconds */
  maxAge?: number;
  now?: () => number;
}

/** After this time an entry is rendered anew, whatever the feed says. Milliseconds. */
const MAX_AGE = 60_000;
/** What an entry costs beside its name and bodies: headers, tags, its place in the map. Bytes. */
export const ENTRY_OVERHEAD = 1_024;

/** Names count: visitors make them up, and a short answer may be held under a long one. */
const bytesOf = ({ bodies }: CachedPage, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + bodies.identity.length + bodies.br.length;

/** With the API down, visitors see the shop of a moment ago. */
export function createPageCache({ maxBytes, maxEntryBytes, maxAge = MAX_AGE, now }: PageCacheOptions): PageCache {
  return new TaggedCache<CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeOf: bytesOf,
    maxAge,
    staleIfError: true,
    now,
  });
}
