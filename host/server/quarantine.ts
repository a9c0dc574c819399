/** How long a build that killed or stalled a renderer is left to the browser. Milliseconds. */
const DURATION = 30_000;

/** Builds that took a renderer down: their pages are not rendered here again for a while. */
export class Quarantine {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  add(build: string): void {
    this.until.set(build, this.now() + DURATION);
  }

  has(build: string): boolean {
    const end = this.until.get(build);
    if (end === undefined) return false;
    if (end > this.now()) return true;
    this.until.delete(build);
    return false;
  }
}
