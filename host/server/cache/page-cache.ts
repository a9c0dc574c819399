/** One rendered page, ready to be sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** content by encoding */
  bodies: { identity: Buffer; br: Buffer };
  tags: string[];
}

interface Entry {
  page: CachedPage;
  storedAt: number;
  /** when something better was last tried for in vain */
  triedAt?: number;
  bytes: number;
}

export interface PageCacheOptions {
  /** upper bound of all entries together: bodies, names, and what an entry costs beside them */
  maxBytes: number;
  /** an entry is loaded anew after this time, whatever the feed says; milliseconds */
  maxAge?: number;
  now?: () => number;
}

/** While the change feed is lost an entry is trusted for this long. Milliseconds (docs/architecture/caches.md). */
const TRUST_WITHOUT_FEED = 2_000;
/** After this time an entry is rendered anew, whatever the feed says. Milliseconds. */
const MAX_AGE = 60_000;
/** So much longer it is sent while a newer one is being rendered: nobody waits for that (RFC 5861). Milliseconds. */
const RENEWAL = 60_000;
/** Another API instance may still answer from before a change; what was rendered meanwhile is dropped once more. */
const SECOND_DROP_DELAY = 1_000;
/** What an entry costs beside its name and bodies: headers, tags, its place in the map. Bytes. */
export const ENTRY_OVERHEAD = 1_024;

/** Names count: visitors make them up, and a short answer may be held under a long one. */
const bytesOf = (key: string, { bodies }: CachedPage): number =>
  ENTRY_OVERHEAD + 2 * key.length + bodies.identity.length + bodies.br.length;

/**
 * Rendered public pages, least recently used first out, dropped by the tags of what they show. Concurrent requests for
 * one page are rendered once, and a page that a change overtook while it was being rendered is not kept.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private readonly now: () => number;
  private readonly maxBytes: number;
  private readonly maxAge: number;
  private bytes = 0;
  private feedAlive = false;
  /** what was dropped lately; `turn` counts drops, for two things may happen within one millisecond */
  private changes: { tags: ReadonlySet<string>; at: number; turn: number }[] = [];
  private turn = 0;
  private clearedIn = 0;

  constructor({ maxBytes, maxAge = MAX_AGE, now = Date.now }: PageCacheOptions) {
    this.maxBytes = maxBytes;
    this.maxAge = maxAge;
    this.now = now;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.bytes };
  }

  /**
   * The page under `key`, from the cache or by `render`. One that is too old is sent as long as nothing better can be had
   * (RFC 5861, stale-if-error): with the API down, visitors see the shop of a moment ago.
   * @throws whatever `render` throws when there is no older page; nothing is kept then
   */
  async get(key: string, render: () => Promise<{ page: CachedPage; keep: boolean }>): Promise<CachedPage> {
    const known = this.find(key);
    if (known) return known;
    const running = this.rendering.get(key);
    if (running) return running;
    const promise = this.renew(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, promise);
    return promise;
  }

  private async renew(key: string, render: () => Promise<{ page: CachedPage; keep: boolean }>): Promise<CachedPage> {
    const startedIn = this.turn;
    try {
      const { page, keep } = await render();
      if (keep && !this.overtaken(page.tags, startedIn)) this.store(key, page);
      return keep ? page : (this.older(key) ?? page);
    } catch (error) {
      const older = this.older(key);
      if (older) return older;
      throw error;
    }
  }

  /** What is still held after a try for something better failed; a change that came in since has dropped it. */
  private older(key: string): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (entry) entry.triedAt = this.now();
    return entry?.page;
  }

  /** Begins a load that the caller makes by itself; the answer takes what came of it, unless a change overtook it. */
  begin(): (key: string, page: CachedPage) => void {
    const startedIn = this.turn;
    return (key, page) => {
      if (!this.overtaken(page.tags, startedIn)) this.store(key, page);
    };
  }

  /** A page that is known and trusted although it is to be rendered anew: what changed it would have dropped it. */
  meanwhile(key: string): CachedPage | undefined {
    const entry = this.entries.get(key);
    return entry && this.feedAlive && this.now() - entry.storedAt <= this.maxAge + RENEWAL ? entry.page : undefined;
  }

  /** Whatever is still held, however old. */
  held(key: string): CachedPage | undefined {
    return this.entries.get(key)?.page;
  }

  /** Looks without rendering; refreshes the entry's place in the order of use. */
  find(key: string): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (!this.isFresh(entry)) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.page;
  }

  private isFresh({ storedAt, triedAt }: Entry): boolean {
    const age = this.now() - storedAt;
    if (age <= (this.feedAlive ? this.maxAge : TRUST_WITHOUT_FEED)) return true;
    return triedAt !== undefined && this.now() - triedAt <= TRUST_WITHOUT_FEED;
  }

  /** Drops every page that shows one of these things, now and once more shortly after. */
  drop(tags: string[]): void {
    this.dropNow(new Set(tags));
    setTimeout(() => this.dropNow(new Set(tags)), SECOND_DROP_DELAY).unref();
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
    this.clearedIn = this.turn += 1;
  }

  /** What happened while the feed was lost is unknown, so nothing older is trusted when it is back. */
  setFeedAlive(alive: boolean): void {
    if (alive && !this.feedAlive) this.clear();
    this.feedAlive = alive;
  }

  private dropNow(tags: ReadonlySet<string>): void {
    const at = this.now();
    const change = { tags, at, turn: (this.turn += 1) };
    this.changes = [...this.changes.filter((earlier) => at - earlier.at < MAX_AGE), change].slice(-1_000);
    for (const [key, entry] of this.entries) {
      if (entry.page.tags.some((tag) => tags.has(tag))) this.remove(key, entry);
    }
  }

  private overtaken(tags: string[], startedIn: number): boolean {
    if (this.clearedIn > startedIn) return true;
    return this.changes.some((change) => change.turn > startedIn && tags.some((tag) => change.tags.has(tag)));
  }

  private store(key: string, page: CachedPage): void {
    const bytes = bytesOf(key, page);
    const old = this.entries.get(key);
    if (old) this.remove(key, old);
    this.entries.set(key, { page, bytes, storedAt: this.now() });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(oldest, entry);
    }
  }

  private remove(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
