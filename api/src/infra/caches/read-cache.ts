import { createHash } from 'node:crypto';
import type { Changes } from './changes';
import type { Clock } from '../basics/clock';

/** Without the change feed an entry is trusted for this long. */
const MAX_AGE_WITHOUT_FEED_MS = 2000;
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
  /** its Brotli form, once somebody has asked for it */
  br?: Promise<Buffer>;
}

interface Entry {
  read: CachedRead;
  bytes: number;
  stored_at: number;
  max_age: number;
}

export interface ReadCache {
  /** What is kept under `key` and may still be used, else undefined. */
  find(key: string): CachedRead | undefined;
  /** Loads once for all who ask at the same time, and keeps the answer unless one of its tags changed meanwhile. */
  load(key: string, load: () => Promise<{ body: string; tags: string[]; max_age_ms?: number }>): Promise<CachedRead>;
  drop(tags: string[]): void;
  clear(): void;
  stats(): { entries: number; bytes: number; hits: number; misses: number };
}

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
  const max_bytes = max_mb * 1024 * 1024;
  const entries = new Map<string, Entry>();
  const keys_by_tag = new Map<string, Set<string>>();
  const loading = new Map<string, Promise<CachedRead>>();
  const counters = { bytes: 0, hits: 0, misses: 0 };
  // A load that began before a change may have read the old rows: it is answered but not kept.
  const dropped_at = new Map<string, number>();
  let sequence = 0;
  let cleared_at = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    counters.bytes -= entry.bytes;
    for (const tag of entry.read.tags) {
      const keys = keys_by_tag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keys_by_tag.delete(tag);
    }
  }

  function store(key: string, read: CachedRead, max_age: number): void {
    // Text of one byte a character leaves more room than its Brotli form takes.
    const bytes = key.length + read.body.length * 2 + OVERHEAD_BYTES;
    if (bytes > max_bytes / 4) return;
    remove(key);
    entries.set(key, { read, bytes, stored_at: clock.now().getTime(), max_age });
    counters.bytes += bytes;
    for (const tag of read.tags) {
      const keys = keys_by_tag.get(tag) ?? new Set();
      keys_by_tag.set(tag, keys.add(key));
    }
    for (const oldest of entries.keys()) {
      if (counters.bytes <= max_bytes) break;
      remove(oldest);
    }
  }

  function isFresh(entry: Entry): boolean {
    const age = clock.now().getTime() - entry.stored_at;
    return age < (changes.isConnected() ? entry.max_age : MAX_AGE_WITHOUT_FEED_MS);
  }

  function find(key: string): CachedRead | undefined {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    counters.hits += 1;
    // Re-inserting keeps the map in order of use, so that the least used entry is evicted first.
    entries.delete(key);
    entries.set(key, entry);
    return entry.read;
  }

  function drop(tags: string[]): void {
    sequence += 1;
    loading.clear();
    for (const tag of tags) {
      dropped_at.set(tag, sequence);
      for (const key of [...(keys_by_tag.get(tag) ?? [])]) remove(key);
    }
    if (dropped_at.size > 10_000) {
      dropped_at.clear();
      cleared_at = sequence;
    }
  }

  function clear(): void {
    sequence += 1;
    cleared_at = sequence;
    loading.clear();
    for (const key of [...entries.keys()]) remove(key);
  }

  const load: ReadCache['load'] = (key, loader) => {
    const running = loading.get(key);
    if (running) return running;
    counters.misses += 1;
    const started_at = sequence;
    const promise = loader()
      .then(({ body, tags, max_age_ms }) => {
        const read: CachedRead = { body, tags, etag: etagOf(body) };
        const changed = cleared_at > started_at || tags.some((tag) => (dropped_at.get(tag) ?? 0) > started_at);
        if (!changed) store(key, read, Math.min(max_age_ms ?? MAX_AGE_MS, MAX_AGE_MS));
        return read;
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key);
      });
    loading.set(key, promise);
    return promise;
  };

  changes.onChange(drop);
  // What happened while nobody listened is unknown: trust nothing from before.
  changes.onConnection((connected) => connected && clear());

  return { find, load, drop, clear, stats: () => ({ entries: entries.size, ...counters }) };
}

function etagOf(body: string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
