/** Those that asked last are remembered: about 2 MB. */
const MOST_ADDRESSES = 10_000;
/** By then an address has everything back, and what it asked for counts for a thirtieth. Milliseconds. */
const FORGOTTEN_AFTER = 300_000;
const MINUTE = 60_000;

interface Use {
  at: number;
  /** pages taken and not given back yet */
  taken: number;
  /** pages lately: after a minute each counts for half */
  lately: number;
}

/**
 * How many pages that nobody holds an address may have rendered: so many a minute, all of them at once when it has not
 * asked for long.
 */
export class PageBudget {
  /** in the order of use */
  private readonly uses = new Map<string, Use>();

  /** @param perMinute pages a minute for each address */
  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.uses.size;
  }

  /** How much an address has had lately, in pages; of two, the one that had less is to come first. */
  lately(address: string): number {
    return this.useOf(address).lately;
  }

  /** Takes one page from an address; false: it has none left. */
  take(address: string): boolean {
    const { at, taken, lately } = this.useOf(address);
    if (taken > this.perMinute - 1) return false;
    this.uses.delete(address);
    this.uses.set(address, { at, taken: taken + 1, lately: lately + 1 });
    this.forgetOldest(at);
    return true;
  }

  /** What an address has used, as of now. */
  private useOf(address: string): Use {
    const now = this.now();
    const { at, taken, lately } = this.uses.get(address) ?? { at: now, taken: 0, lately: 0 };
    const minutes = (now - at) / MINUTE;
    return { at: now, taken: Math.max(0, taken - minutes * this.perMinute), lately: lately * 0.5 ** minutes };
  }

  private forgetOldest(now: number): void {
    for (const [address, { at }] of this.uses) {
      if (this.uses.size <= MOST_ADDRESSES && now - at < FORGOTTEN_AFTER) return;
      this.uses.delete(address);
    }
  }
}
