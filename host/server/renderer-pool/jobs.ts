import type { RenderResult } from '../../src/server-entry';
import type { Composed } from '../renderer/renderer-protocol';
import { RenderQueue, type Turn } from './render-queue';
import type { Page } from './process/renderer-process';

export interface RenderOptions {
  /** the page's outlet is left to the browser and no remote's code runs */
  shellOnly?: boolean;
  /** the page's own build, `name@version`; null for the shell's pages */
  build?: string | null;
  /** of which composition; what is live when left out */
  composed?: Composed;
  /** that alone, of this page */
  slot?: Page['slot'];
  turn: Turn;
}

/** A renderer died over the page. */
export class RendererFailed extends Error {}

/** It could not be rendered, says the renderer. */
export class RenderFailed extends Error {}

/** There is no renderer for it now. */
export class NoRenderer extends Error {
  /** @param isSoon one is on its way */
  constructor(
    message: string,
    readonly isSoon: boolean,
  ) {
    super(message);
  }
}

/** A page or slot that waits for a renderer, or has one. */
export interface Job extends Required<Omit<RenderOptions, 'slot'>>, Pick<RenderOptions, 'slot'> {
  path: string;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  /** runs while it waits for its turn */
  waits: NodeJS.Timeout | undefined;
  /** whether a renderer has died over somebody else's code while it was at this page */
  again: boolean;
}

/** Hands a job to somebody. @returns what becomes of it; rejected with what `take` throws, too */
export function jobFor(
  path: string,
  { shellOnly = false, build = null, composed = 'live', slot, turn }: RenderOptions,
  take: (job: Job) => void,
): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    const asked = { path, shellOnly, build, composed, slot, turn };
    take({ ...asked, resolve, reject, waits: undefined, again: false });
  });
}

/** The jobs that wait for a renderer, each for so long and no longer. */
export class Jobs {
  private readonly queue = new RenderQueue<Job>();
  private readonly all = new Set<Job>();

  /** @param longest milliseconds that a job waits for its turn */
  constructor(private readonly longest: number) {}

  get size(): number {
    return this.all.size;
  }

  /** @throws QueueFull when too much is asked for */
  add(job: Job): void {
    const dropped = this.queue.add(job);
    this.all.add(job);
    if (dropped) this.giveUp(dropped, 'Others who asked for less came first');
    job.waits = setTimeout(() => this.giveUp(job, 'No renderer was free in time'), this.longest);
  }

  /** Takes out whose turn it is. */
  next(): Job | undefined {
    const job = this.queue.next();
    if (job) this.forget(job);
    return job;
  }

  /** Nobody is to wait any longer. */
  giveUpAll(reason: string): void {
    for (const job of [...this.all]) this.giveUp(job, reason);
  }

  private giveUp(job: Job, reason: string): void {
    this.forget(job);
    this.queue.remove(job);
    job.reject(new Error(reason));
  }

  private forget(job: Job): void {
    clearTimeout(job.waits);
    this.all.delete(job);
  }
}
