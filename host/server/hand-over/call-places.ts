/** How many calls are at one stage at one time, and whose: so many in all, and so many of each address. */
export class CallPlaces {
  private readonly taken = new Map<string, number>();
  private running = 0;

  /**
   * @param most calls of all together
   * @param mostOfOne calls of one address
   */
  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** Whether an address has as many calls at work as one may have. */
  hasEnough(client: string): boolean {
    return (this.taken.get(client) ?? 0) >= this.mostOfOne;
  }

  /** Takes a place; false: there is none left. */
  take(client: string): boolean {
    if (this.running >= this.most) return false;
    this.running += 1;
    this.taken.set(client, (this.taken.get(client) ?? 0) + 1);
    return true;
  }

  /** Gives back a place that was taken. */
  giveBack(client: string): void {
    this.running -= 1;
    const left = (this.taken.get(client) ?? 1) - 1;
    if (left > 0) this.taken.set(client, left);
    else this.taken.delete(client);
  }
}
