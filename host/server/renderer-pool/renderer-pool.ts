import type { RenderResult } from '../../src/server-entry';
import { Quarantine } from './quarantine';
import { FIRST, RenderQueue, type Turn } from './render-queue';
import {
  LOAD_DEADLINE,
  RendererProcess,
  type Outcome,
  type Page,
  type RendererListener,
  type RendererOptions,
} from './renderer-process';
import type { RenderData } from '../renderer/renderer-protocol';

export interface RendererPoolOptions extends Omit<RendererOptions, 'deadline'> {
  size: number;
  deadline?: number;
  /** told of builds whose code blocked or ended a renderer */
  quarantine: Quarantine;
}

export interface RenderOptions {
  /** the page's outlet is left to the browser and no remote's code runs */
  shellOnly?: boolean;
  /** the page's own build, `name@version`; null for the shell's pages */
  build?: string | null;
  /** of what some of the visits get */
  canary?: boolean;
  /** that alone, of this page */
  slot?: Page['slot'];
  turn: Turn;
}

/** A renderer died over the page. */
export class RendererFailed extends Error {}

/** It could not be rendered, says the renderer. */
export class RenderFailed extends Error {}

interface Job extends Required<Omit<RenderOptions, 'slot'>>, Pick<RenderOptions, 'slot'> {
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
  /** the one that goes as soon as this one takes pages */
  predecessor: Worker | undefined;
  /** another one starts in its place */
  isReplaced: boolean;
  /** takes no more pages */
  isLeaving: boolean;
}

const DEADLINE = 1_000;
/** A page whose turn has not come by then is the browser's: no renderer starts, or too much is asked for. Milliseconds. */
const WAIT_LIMIT = 3_000;
const RESTART_DELAY = 200;
/** A build that did not come to its end when it was loaded did so before anybody asked for its pages. Milliseconds. */
const LOAD_PAUSES = { first: 30_000, longest: 600_000 };

const keyOf = ({ name, version }: RenderData['remotes'][number]): string => `${name}@${version}`;

/** The same registry, but these builds have no server part: their pages are the browser's. */
function without(data: RenderData, builds: Quarantine): RenderData {
  const remotes = data.remotes.map((remote) =>
    builds.has(keyOf(remote)) ? { ...remote, descriptor: { ...remote.descriptor, server: null } } : remote,
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
  private canary: RenderData | undefined;
  private closed = false;

  constructor(options: RendererPoolOptions) {
    this.options = { deadline: DEADLINE, ...options };
    for (let count = 0; count < options.size; count += 1) this.spawn();
  }

  /** Whether a renderer has warmed up. */
  get warm(): boolean {
    return [...this.workers].some(({ renderer }) => renderer.isWarm);
  }

  /**
   * Hands registry and store to every renderer; later renders use them.
   * @param canary the same for some of the visits
   */
  setData(data: RenderData, canary?: RenderData): void {
    const keysOf = (given: RenderData | undefined) => (given?.remotes ?? []).map(keyOf);
    const live = new Set(keysOf(data));
    const wanted = new Set([...live, ...keysOf(canary)]);
    // what was live goes with its leftovers even where it is held on to, beside what has replaced it
    const isRetired =
      keysOf(this.data).some((key) => !live.has(key)) || keysOf(this.canary).some((key) => !wanted.has(key));
    this.data = data;
    this.canary = canary;
    for (const worker of [...this.workers]) {
      if (!worker.renderer.hasStarted) continue;
      this.handOut(worker, data);
      if (isRetired && !worker.isReplaced) this.replace(worker);
    }
  }

  /**
   * Renders one address.
   * @throws RendererFailed when its renderer dies; QueueFull when too much is asked for; Error when the shell cannot be
   * rendered, or when its turn does not come
   */
  render(
    path: string,
    { shellOnly = false, build = null, canary = false, slot, turn }: RenderOptions,
  ): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      const job: Job = { path, shellOnly, build, canary, slot, turn, resolve, reject, waits: undefined, again: false };
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
    renderer.setData(without(data, this.stalled), this.canary && without(this.canary, this.stalled));
    if (!renderer.isWarm) this.render('/', { shellOnly: true, turn: FIRST }).catch(() => undefined);
  }

  /** What a build has changed around itself, and timers that it left running, go with the process alone. */
  private replace(worker: Worker): void {
    worker.isReplaced = true;
    this.spawn(worker);
  }

  /** Ends a renderer behind its page, and whatever it was to replace itself. */
  private retire(worker: Worker): void {
    if (worker.predecessor) this.retire(worker.predecessor);
    worker.predecessor = undefined;
    worker.isLeaving = true;
    if (!worker.job) worker.renderer.close();
  }

  private spawn(predecessor?: Worker): void {
    const listener: RendererListener = {
      onReady: () => {
        if (worker.predecessor) this.retire(worker.predecessor);
        worker.predecessor = undefined;
        if (this.data) this.handOut(worker, this.data);
        this.work();
      },
      onOutcome: (outcome) => this.finish(worker, outcome),
      onEnd: (end) => this.bury(worker, end),
    };
    const renderer = new RendererProcess(this.options, listener);
    const worker: Worker = { renderer, job: null, predecessor, isReplaced: false, isLeaving: false };
    this.workers.add(worker);
  }

  private finish(worker: Worker, outcome: Outcome): void {
    const { job } = worker;
    worker.job = null;
    if (job && outcome.type === 'rendered') {
      if (outcome.stuck && job.build) this.blame(job.build, `${job.path} waited for something that is not the API`);
      job.resolve(outcome.stuck ? { ...outcome.result, threw: true } : outcome.result);
    } else if (job && outcome.type === 'failed') {
      job.reject(new RenderFailed(outcome.message));
    }
    if (worker.isLeaving) worker.renderer.close();
    this.work();
  }

  private blame(build: string, reason: string): void {
    const pause = this.options.quarantine.add(build);
    this.options.log.error({ build, pause }, `${reason}: the build's pages are left to the browser for a while`);
  }

  private bury(worker: Worker, { reason, build, whileLoading }: Parameters<RendererListener['onEnd']>[0]): void {
    this.workers.delete(worker);
    const { job } = worker;
    if (this.closed || (worker.isLeaving && !job)) return job?.reject(new RendererFailed(reason));
    if (build && whileLoading) {
      this.options.log.error({ build }, `${reason} while it loaded a build; its pages are left to the browser`);
      setTimeout(() => this.tryStalled(), this.stalled.add(build)).unref();
    } else if (build) {
      this.blame(build, reason);
    }
    if (job) this.settleBuried(job, reason, build);
    if (!worker.isReplaced) this.spawnAfter(worker);
  }

  private spawnAfter(worker: Worker): void {
    const again = () => !this.closed && this.spawn(worker.predecessor);
    setTimeout(again, worker.renderer.hasStarted ? 0 : RESTART_DELAY).unref();
  }

  /** Builds whose pause is over are loaded again, by one renderer first: the others go on if it does not come back. */
  private tryStalled(): void {
    const first = [...this.workers].find(({ isLeaving }) => !isLeaving);
    if (!first?.renderer.hasStarted || !this.data || this.closed) return;
    this.handOut(first, this.data);
    const handOutToAll = () => this.workers.has(first) && this.data && this.setData(this.data, this.canary);
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
      if (!worker.renderer.isFree || worker.isLeaving) continue;
      const job = this.queue.next();
      if (!job) return;
      clearTimeout(job.waits);
      worker.job = job;
      worker.renderer.render(job);
    }
  }
}
