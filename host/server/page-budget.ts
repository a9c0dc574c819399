/**
 * What a table of all who asked lately may hold. One entry is two short strings' worth: 2 MB at most. Whoever has more
 * addresses than that takes the queue's fairness on, not this table.
 */
const MOST_ADDRESSES = 10_000;
const MINUTE = 60_000;

/**
 * How many pages that nobody holds an address may have rendered: so many a minute, all of them at once when it has not
 * asked for long (GCRA: one number for each address, the moment at which all is given back).
 */
export class PageBudget {
  /** in the order of use */
  private readonly givenBackAt = new Map<string, number>();
  private readonly interval: number;

  /** @param perMinute pages a minute for each address */
  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {
    this.interval = MINUTE / perMinute;
  }

  get size(): number {
    return this.givenBackAt.size;
  }

  /** Pages taken and not given back yet. */
  used(address: string): number {
    return Math.max(0, (this.givenBackAt.get(address) ?? 0) - this.now()) / this.interval;
  }

  /** Takes one page from an address; false: it has none left. */
  take(address: string): boolean {
    const used = this.used(address);
    if (used > this.perMinute - 1) return false;
    this.givenBackAt.delete(address);
    this.givenBackAt.set(address, this.now() + (used + 1) * this.interval);
    this.forgetOldest();
    return true;
  }

  /** Those that have everything back, and beyond the bound those that asked longest ago. */
  private forgetOldest(): void {
    for (const [address, givenBackAt] of this.givenBackAt) {
      if (this.givenBackAt.size <= MOST_ADDRESSES && givenBackAt > this.now()) return;
      this.givenBackAt.delete(address);
    }
  }
}
