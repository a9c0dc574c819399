/** Who a page is rendered for: those who used least come first. */
export interface Turn {
  client: string;
  /** pages that the client has had lately; falls when somebody joins who has had fewer */
  used: number;
}

/** The shell's own renderings serve everybody, and there are few of them. */
export const FIRST: Turn = { client: 'everybody', used: -1 };

/** Pages that wait for a renderer at the same time. */
const MOST_WAITING = 200;
/** Of one client: the others' turn comes anyway, and a twelfth of the queue is a second of a renderer's time. */
const MOST_OF_ONE = 16;

/** There is no room: the page is the browser's. */
export class QueueFull extends Error {}

/**
 * What waits for a renderer. Whoever asked for little comes before whoever asked for much, so that a visitor waits for no
 * crowd of somebody else's pages; among equals the first comes first.
 */
export class RenderQueue<Job extends { turn: Turn }> {
  private readonly waiting: Job[] = [];

  /**
   * Takes a job in. When all places are taken the one of whom used most is given up.
   * @returns the job that had to go
   * @throws QueueFull when there is no place for this one
   */
  add(job: Job): Job | undefined {
    const { client, used } = job.turn;
    const isCrowd =
      job.turn !== FIRST && this.waiting.filter(({ turn }) => turn.client === client).length >= MOST_OF_ONE;
    if (isCrowd) throw new QueueFull('Too many pages of one address wait to be rendered');
    const last = this.waiting.length < MOST_WAITING ? undefined : this.last();
    if (last && last.turn.used <= used) throw new QueueFull('Too many pages wait to be rendered');
    if (last) this.remove(last);
    this.waiting.push(job);
    return last;
  }

  /** Takes out whose turn it is. */
  next(): Job | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const best = this.waiting.reduce((found, job) => (job.turn.used < found.turn.used ? job : found), first);
    this.remove(best);
    return best;
  }

  remove(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
  }

  private last(): Job | undefined {
    return this.waiting.reduce<Job | undefined>(
      (found, job) => (found && job.turn.used < found.turn.used ? found : job),
      undefined,
    );
  }
}
