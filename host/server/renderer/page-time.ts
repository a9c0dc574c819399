/** After its calls are ended a page gets this long to finish with what it has. Milliseconds. */
export const LAST_MOMENT = 250;

/** A timer that is later than this tells of a busy processor: then nothing is known of the page. Milliseconds. */
const ON_TIME = 50;

type Fetch = typeof fetch;

/**
 * The time of the page that a renderer is at. When it is over, the page's calls are ended, which lets it finish with
 * what it has; a moment later `end` says that it is to be left as it is. Knows how much of the time was the API's.
 */
export class PageTime {
  private readonly calls = new AbortController();
  private readonly whole = new AbortController();
  private readonly timers: NodeJS.Timeout[];
  private pending = 0;
  /** calls that are not the API's and have not been answered */
  private elsewhere = 0;
  private waitingSince = 0;
  private waited = 0;
  private wasIdle = false;

  /**
   * @param limit milliseconds
   * @param isOfApi whether an address is the API's: no build is to blame for how long that takes
   */
  constructor(
    private readonly limit: number,
    private readonly isOfApi: (url: string) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    const end = now() + limit;
    const endCalls = () => {
      this.wasIdle = this.elsewhere > 0 && now() - end < ON_TIME;
      this.calls.abort();
    };
    const leave = () => {
      this.wasIdle ||= now() - end - LAST_MOMENT < ON_TIME;
      this.whole.abort();
    };
    this.timers = [setTimeout(endCalls, limit), setTimeout(leave, limit + LAST_MOMENT)];
  }

  /** Aborted when the page is to be left as it is. */
  get end(): AbortSignal {
    return this.whole.signal;
  }

  /** Whether calls were ended, so that something may be missing. */
  get isOver(): boolean {
    return this.calls.signal.aborted;
  }

  /** Whether it, or a call to somewhere else, was left as it is although neither the processor was busy nor answers took most of the time. */
  get isStuck(): boolean {
    return this.wasIdle && this.waited < this.limit / 2;
  }

  /** A call of the page, ended when the page's time is over. */
  async call(real: Fetch, ...[input, init]: Parameters<Fetch>): Promise<Response> {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const signal = own ? AbortSignal.any([own, this.calls.signal]) : this.calls.signal;
    const call = () => real(input, { ...init, signal });
    return this.isOfApi(input instanceof Request ? input.url : String(input)) ? this.wait(call) : this.reach(call);
  }

  /** What the API takes is nobody's fault. */
  private async wait(call: () => Promise<Response>): Promise<Response> {
    if (this.pending === 0) this.waitingSince = this.now();
    this.pending += 1;
    try {
      return await call();
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.waited += this.now() - this.waitingSince;
    }
  }

  private async reach(call: () => Promise<Response>): Promise<Response> {
    this.elsewhere += 1;
    try {
      return await call();
    } finally {
      this.elsewhere -= 1;
    }
  }

  /** The page is there. */
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
