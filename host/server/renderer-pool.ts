import type { RenderResult } from '../src/server-entry';
import { Quarantine } from './quarantine';
import { FIRST, RenderQueue, type Turn } from './render-queue';
import {
  LOAD_DEADLINE,
  RendererProcess,
  type Outcome,
  type RendererListener,
  type RendererOptions,
} from './renderer-process';
import type { RenderData } from './renderer-protocol';

export interface RendererPoolOptions extends Omit<RendererOptions, 'deadline'> {
  size: number;
  deadline?: number;
  /** told of builds whose code blocked or ended a renderer */
  quarantine: Quarantine;
}

export interface RenderOptions {
  /** the page's own place is left to the browser and no remote's code runs */
  shellOnly?: boolean;
  /** the page's own build, `name@version`; null for the shell's pages */
  build?: string | null;
  turn: Turn;
}

/** A renderer died over the page. */
export class RendererFailed extends Error {}

interface Job extends Required<RenderOptions> {
  path: string;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  /** runs while it waits for its turn */
  waits: NodeJS.Timeout | undefined;
  /** whether a renderer has died over somebody else's code while it was at this page */
  again: boolean;
}

interface Worker {
  renderer: RendererProcess;
  job: Job | null;
}

const DEADLINE = 1_000;
/** A page whose turn has not come by then is the browser's: no renderer starts, or too much is asked for. Milliseconds. */
const WAIT_LIMIT = 3_000;
const RESTART_DELAY = 200;
/** A build that did not come to its end when it was loaded did so before anybody asked for its pages. Milliseconds. */
const LOAD_PAUSES = { first: 30_000, longest: 600_000 };

/** The same registry, but these builds have no server part: their pages are the browser's. */
function without(data: RenderData, builds: Quarantine): RenderData {
  const remotes = data.remotes.map((remote) =>
    builds.has(`${remote.name}@${remote.version}`)
      ? { ...remote, descriptor: { ...remote.descriptor, server: null } }
      : remote,
  );
  return { ...data, remotes };
}

/** A small set of renderer processes, each rendering one page at a time, and the pages that wait for one. */
export class RendererPool {
  private readonly workers = new Set<Worker>();
  private readonly queue = new RenderQueue<Job>();
  private readonly options: RendererPoolOptions & RendererOptions;
  private readonly stalled = new Quarantine(LOAD_PAUSES);
  private data: RenderData | undefined;
  private closed = false;

  constructor(options: RendererPoolOptions) {
    this.options = { deadline: DEADLINE, ...options };
    for (let count = 0; count < options.size; count += 1) this.spawn();
  }

  /** Whether a renderer has warmed up. */
  get warm(): boolean {
    return [...this.workers].some(({ renderer }) => renderer.isWarm);
  }

  /** Hands registry and store to every renderer; later renders use them. */
  setData(data: RenderData): void {
    this.data = data;
    for (const worker of this.workers) if (worker.renderer.hasStarted) this.handOut(worker, data);
  }

  /**
   * Renders one address.
   * @throws RendererFailed when its renderer dies; QueueFull when too much is asked for; Error when the shell cannot be
   * rendered, or when its turn does not come
   */
  render(path: string, { shellOnly = false, build = null, turn }: RenderOptions): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      const job: Job = { path, shellOnly, build, turn, resolve, reject, waits: undefined, again: false };
      this.enqueue(job);
      this.work();
    });
  }

  close(): void {
    this.closed = true;
    for (const { renderer } of this.workers) renderer.close();
  }

  private enqueue(job: Job): void {
    const dropped = this.queue.add(job);
    if (dropped) this.giveUp(dropped, 'Others who asked for less came first');
    job.waits = setTimeout(() => this.giveUp(job, 'No renderer was free in time'), WAIT_LIMIT);
  }

  private giveUp(job: Job, reason: string): void {
    clearTimeout(job.waits);
    this.queue.remove(job);
    job.reject(new Error(reason));
  }

  /** A renderer that has done nothing yet renders the shell once, so that nobody waits for its first run. */
  private handOut({ renderer }: Worker, data: RenderData): void {
    renderer.setData(without(data, this.stalled));
    if (!renderer.isWarm) this.render('/', { shellOnly: true, turn: FIRST }).catch(() => undefined);
  }

  private spawn(): void {
    const listener: RendererListener = {
      onReady: () => {
        if (this.data) this.handOut(worker, this.data);
        this.work();
      },
      onOutcome: (outcome) => this.finish(worker, outcome),
      onEnd: (end) => this.bury(worker, end),
    };
    const worker: Worker = { renderer: new RendererProcess(this.options, listener), job: null };
    this.workers.add(worker);
  }

  private finish(worker: Worker, outcome: Outcome): void {
    const { job } = worker;
    worker.job = null;
    if (job && outcome.type === 'rendered') {
      if (outcome.stuck && job.build) this.blame(job.build, `${job.path} waited for something that is not the API`);
      job.resolve(outcome.result);
    } else if (job && outcome.type === 'failed') {
      job.reject(new Error(outcome.message));
    }
    this.work();
  }

  private blame(build: string, reason: string): void {
    const pause = this.options.quarantine.add(build);
    this.options.log.error({ build, pause }, `${reason}: the build's pages are left to the browser for a while`);
  }

  private bury(worker: Worker, { reason, build, whileLoading }: Parameters<RendererListener['onEnd']>[0]): void {
    this.workers.delete(worker);
    const { job } = worker;
    if (this.closed) return job?.reject(new RendererFailed(reason));
    if (build && whileLoading) {
      this.options.log.error({ build }, `${reason} while it loaded a build; its pages are left to the browser`);
      setTimeout(() => this.tryStalled(), this.stalled.add(build)).unref();
    } else if (build) {
      this.blame(build, reason);
    }
    if (job) this.settleBuried(job, reason, build);
    setTimeout(() => !this.closed && this.spawn(), worker.renderer.hasStarted ? 0 : RESTART_DELAY).unref();
  }

  /** Builds whose pause is over are loaded again, by one renderer first: the others go on if it does not come back. */
  private tryStalled(): void {
    const [first] = this.workers;
    if (!first?.renderer.hasStarted || !this.data || this.closed) return;
    this.handOut(first, this.data);
    const handOutToAll = () => this.workers.has(first) && this.data && this.setData(this.data);
    setTimeout(handOutToAll, LOAD_DEADLINE + RESTART_DELAY).unref();
  }

  /** Another's code ended the renderer: the page has not had its turn yet. */
  private settleBuried(job: Job, reason: string, build: string | null): void {
    if (job.again || build === null || build === job.build) return job.reject(new RendererFailed(reason));
    job.again = true;
    try {
      this.enqueue(job);
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private work(): void {
    for (const worker of this.workers) {
      if (!worker.renderer.isFree) continue;
      const job = this.queue.next();
      if (!job) return;
      clearTimeout(job.waits);
      worker.job = job;
      worker.renderer.render(job);
    }
  }
}
