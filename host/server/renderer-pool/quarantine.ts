export interface Pauses {
  /** after the first failure, milliseconds */
  first: number;
  /** each is twice the one before, up to this one */
  longest: number;
}

/** A build that has done well for this long after its pause begins with the first one again. Milliseconds. */
const FORGIVEN_AFTER = 60_000;
/** Old builds are not asked for any more: nobody needs to remember more than these. */
const MOST_BUILDS = 100;

interface Record {
  pause: number;
  until: number;
}

/** Builds whose code blocked or ended a renderer: their pages are the browser's for a while, longer each time. */
export class Quarantine {
  private readonly records = new Map<string, Record>();

  constructor(
    private readonly pauses: Pauses,
    private readonly now: () => number = Date.now,
  ) {}

  /** Notes a failure. What other renderers were at when it began counts as the same one. Gives the pause, in milliseconds. */
  add(build: string): number {
    const now = this.now();
    const record = this.records.get(build);
    if (record && now < record.until) return record.until - now;
    const isForgiven = !record || now - record.until > FORGIVEN_AFTER;
    const pause = isForgiven ? this.pauses.first : Math.min(record.pause * 2, this.pauses.longest);
    this.records.delete(build);
    this.records.set(build, { pause, until: now + pause });
    for (const oldest of this.records.keys()) {
      if (this.records.size <= MOST_BUILDS) break;
      this.records.delete(oldest);
    }
    return pause;
  }

  has(build: string): boolean {
    const record = this.records.get(build);
    return record !== undefined && this.now() < record.until;
  }
}
