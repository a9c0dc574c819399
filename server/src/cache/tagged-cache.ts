import { LRUCache } from 'lru-cache';

/** While the change feed is lost an entry is trusted for this long. Milliseconds (docs/architecture/caches.md). */
const TRUST_WITHOUT_FEED = 2_000;
/** Tags whose last change is remembered for the loads that are under way; beyond it all of those count as overtaken. */
const MOST_TAGS = 10_000;

export interface TaggedCacheOptions<T> {
  /** upper bound of all sizes together, at least 1 */
  maxSize: number;
  /** what an entry counts; one each without it */
  sizeOf?: (value: T, key: string) => number;
  /** what is larger is not kept; as much as all together without it */
  maxEntrySize?: number;
  /** for how long an entry is good, whatever the feed says; milliseconds */
  maxAge: number;
  /** the same while the feed is lost */
  trustWithoutFeed?: number;
  /** from this age on, who asks has an entry renewed for those who come after; milliseconds, never without it */
  renewAfter?: number;
  /** answers what is too old while loads fail or bring nothing to keep (RFC 5861, stale-if-error) */
  staleIfError?: boolean;
  /** the time in milliseconds */
  now?: () => number;
}

/** What a load brings. */
export interface Loaded<T> {
  value: T;
  /** what it shows */
  tags: readonly string[];
  /** where it is good for less than the others; milliseconds */
  maxAge?: number;
  /** false: answered and not kept */
  keep?: boolean;
}

/** Keeps what a load has brought, unless a change overtook it. */
export type Keep<T> = (key: string, loaded: Loaded<T>) => void;

/** An entry as it lies there, good or not. */
export interface Held<T> {
  value: T;
  /** milliseconds */
  age: number;
}

interface Entry<T> {
  value: T;
  tags: readonly string[];
  storedAt: number;
  maxAge: number;
  /** good until then although it is too old: nothing better was to be had */
  retainedUntil: number;
}

/**
 * Values by key, of a bounded size, least recently used out first, dropped by the tags of what they show. All who ask at the same
 * time wait for one load; what a change overtook while it was loaded is answered and not kept, and who asks after the change waits
 * for a load of its own. Nothing is trusted for long before {@link setFeedAlive} says that changes are heard.
 */
export class TaggedCache<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly loading = new Map<string, Promise<T>>();
  /** in which turn a tag was dropped last; a turn is one drop, for two things may happen within one millisecond */
  private readonly droppedIn = new Map<string, number>();
  private turn = 0;
  private clearedIn = 0;
  private feedAlive = false;
  private hits = 0;
  private misses = 0;
  private readonly now: () => number;
  private readonly trustWithoutFeed: number;

  constructor(private readonly options: TaggedCacheOptions<T>) {
    const { maxSize, maxEntrySize = maxSize, sizeOf, trustWithoutFeed = TRUST_WITHOUT_FEED, now = Date.now } = options;
    this.now = now;
    this.trustWithoutFeed = trustWithoutFeed;
    this.entries = new LRUCache({
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ value }, key) => sizeOf?.(value, key) ?? 1,
      dispose: (entry, key) => this.forget(entry, key),
    });
  }

  /** How much there is, and how often it was asked for. */
  stats(): { entries: number; size: number; hits: number; misses: number } {
    const { hits, misses } = this;
    return { entries: this.entries.size, size: this.entries.calculatedSize, hits, misses };
  }

  /** What is kept under `key` and good; counts as a use. */
  find(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry || !this.isGood(entry)) return undefined;
    this.hits += 1;
    return entry.value;
  }

  /** What is kept under `key`, good or not. */
  held(key: string): Held<T> | undefined {
    const entry = this.entries.peek(key);
    return entry && { value: entry.value, age: this.ageOf(entry) };
  }

  /** What is kept, and was good until so many milliseconds ago: what changed it since would have dropped it. */
  findOlder(key: string, milliseconds: number): T | undefined {
    const entry = this.entries.peek(key);
    if (!entry || !this.feedAlive) return undefined;
    return this.ageOf(entry) <= entry.maxAge + milliseconds ? entry.value : undefined;
  }

  /**
   * The value under `key`, from here or by `load`.
   * @throws whatever `load` throws
   */
  async load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const found = this.find(key);
    if (found === undefined) return this.loading.get(key) ?? this.start(key, load);
    if (this.isToBeRenewed(key)) this.start(key, load).catch(() => undefined);
    return found;
  }

  private isToBeRenewed(key: string): boolean {
    const { renewAfter } = this.options;
    return renewAfter !== undefined && (this.held(key)?.age ?? 0) >= renewAfter && !this.loading.has(key);
  }

  /** Begins a load that the caller makes by itself, of one key or of many. */
  begin(): Keep<T> {
    const startedIn = this.turn;
    return (key, { value, tags, maxAge = Infinity, keep = true }) => {
      if (!keep || this.isOvertaken(tags, startedIn)) return;
      const good = Math.min(maxAge, this.options.maxAge);
      this.entries.set(key, { value, tags, storedAt: this.now(), maxAge: good, retainedUntil: -Infinity });
      if (this.entries.has(key)) this.remember(tags, key);
    };
  }

  /** Drops what shows one of these things. */
  drop(tags: readonly string[]): void {
    this.turn += 1;
    this.loading.clear();
    for (const tag of tags) {
      this.droppedIn.set(tag, this.turn);
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
    }
    if (this.droppedIn.size <= MOST_TAGS) return;
    this.droppedIn.clear();
    this.clearedIn = this.turn;
  }

  clear(): void {
    this.clearedIn = this.turn += 1;
    this.loading.clear();
    this.entries.clear();
  }

  /** What happened while the feed was lost is unknown, so that nothing older is trusted when it is back. */
  setFeedAlive(alive: boolean): void {
    if (alive && !this.feedAlive) this.clear();
    this.feedAlive = alive;
  }

  private start(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    this.misses += 1;
    const keep = this.begin();
    const promise = load()
      .then(
        (loaded) => {
          keep(key, loaded);
          return loaded.keep === false ? (this.retain(key) ?? loaded.value) : loaded.value;
        },
        (error: unknown) => {
          const older = this.retain(key);
          if (older) return older;
          throw error;
        },
      )
      .finally(() => this.loading.get(key) === promise && this.loading.delete(key));
    this.loading.set(key, promise);
    return promise;
  }

  /** What is still held after a try for something better was in vain; a change that came in since has dropped it. */
  private retain(key: string): T | undefined {
    const entry = this.options.staleIfError ? this.entries.peek(key) : undefined;
    if (entry) entry.retainedUntil = this.now() + TRUST_WITHOUT_FEED;
    return entry?.value;
  }

  private ageOf({ storedAt }: Entry<T>): number {
    return Math.abs(this.now() - storedAt);
  }

  private isGood(entry: Entry<T>): boolean {
    const good = this.feedAlive ? entry.maxAge : Math.min(entry.maxAge, this.trustWithoutFeed);
    return this.ageOf(entry) < good || this.now() <= entry.retainedUntil;
  }

  private isOvertaken(tags: readonly string[], startedIn: number): boolean {
    return this.clearedIn > startedIn || tags.some((tag) => (this.droppedIn.get(tag) ?? 0) > startedIn);
  }

  private remember(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  private forget({ tags }: Entry<T>, key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
