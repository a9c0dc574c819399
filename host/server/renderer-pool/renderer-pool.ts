import type { RenderResult } from '../../src/server-entry';
import { Quarantine } from './quarantine';
import { jobFor, Jobs, RenderFailed, RendererFailed, type Job, type RenderOptions } from './jobs';
import { FIRST } from './render-queue';
import {
  LOAD_DEADLINE,
  RendererProcess,
  type End,
  type Outcome,
  type RendererListener,
  type RendererOptions,
} from './process/renderer-process';
import type { RenderSets } from '../renderer/renderer-protocol';
import { keysOf, without } from './render-sets';

export interface RendererPoolOptions extends Omit<RendererOptions, 'deadline' | 'apart'> {
  size: number;
  deadline?: number;
  /** told of builds whose code blocked or ended a renderer */
  quarantine: Quarantine;
  /** hears of a build, `name@version`, whose first run did not come to its end: once each time it is tried */
  onStalled?: (build: string) => void;
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
  /** builds that it was not given, because their first run does not come to its end */
  withheld: Set<string>;
}

const DEADLINE = 1_000;
/** A page whose turn has not come by then is the browser's: no renderer starts, or too much is asked for. Milliseconds. */
const WAIT_LIMIT = 3_000;
const RESTART_DELAY = 200;
/** A build that did not come to its end when it was loaded did so before anybody asked for its pages. Milliseconds. */
export const LOAD_PAUSES = { first: 20_000, longest: 600_000 };

/** A small set of renderer processes, each rendering one page at a time, and the pages that wait for one. */
export class RendererPool {
  private readonly workers = new Set<Worker>();
  private readonly jobs = new Jobs(WAIT_LIMIT);
  private readonly options: RendererPoolOptions & RendererOptions;
  private readonly stalled = new Quarantine(LOAD_PAUSES);
  private sets: RenderSets | undefined;
  private closed = false;

  constructor(options: RendererPoolOptions) {
    this.options = { deadline: DEADLINE, ...options };
    for (let count = 0; count < options.size; count += 1) this.spawn();
  }

  /** Whether a renderer has warmed up. */
  get warm(): boolean {
    return [...this.workers].some(({ renderer }) => renderer.isWarm);
  }

  /** Whether a build, `name@version`, is the browser's because its first run does not come to its end. */
  withholds(build: string): boolean {
    return [...this.workers].some(({ withheld }) => withheld.has(build));
  }

  /** Hands registries and store to every renderer; later renders use them. */
  setData(sets: RenderSets): void {
    const { live: before, ...othersBefore } = this.sets ?? {};
    const live = new Set(keysOf({ live: sets.live }));
    const wanted = new Set(keysOf(sets));
    // what was live goes with its leftovers even where it is held on to, beside what has replaced it
    const isRetired =
      keysOf(before && { live: before }).some((key) => !live.has(key)) ||
      keysOf(othersBefore).some((key) => !wanted.has(key));
    this.sets = sets;
    for (const worker of [...this.workers]) {
      if (!worker.renderer.hasStarted) continue;
      this.handOut(worker, sets);
      if (isRetired && !worker.isReplaced) this.replace(worker);
    }
  }

  /**
   * Renders one address.
   * @throws RendererFailed when its renderer dies; RenderFailed when it cannot be rendered; QueueFull when too much is
   * asked for; Error when its turn does not come, or its build is withheld
   */
  render(path: string, options: RenderOptions): Promise<RenderResult> {
    return jobFor(path, options, (job) => {
      if (job.build !== null && this.withholds(job.build)) throw new Error(`${job.build} is the browser's for now`);
      this.jobs.add(job);
      this.work();
    });
  }

  close(): void {
    this.closed = true;
    for (const { renderer } of this.workers) renderer.close();
  }

  /** A renderer that has done nothing yet renders the shell once, so that nobody waits for its first run. */
  private handOut(worker: Worker, sets: RenderSets): void {
    const { renderer } = worker;
    worker.withheld = new Set(keysOf(sets).filter((key) => this.stalled.has(key)));
    renderer.setData(without(sets, worker.withheld));
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
        if (this.sets) this.handOut(worker, this.sets);
        this.work();
      },
      onOutcome: (outcome) => this.finish(worker, outcome),
      onFull: () => {
        if (!worker.isReplaced && !worker.isLeaving) this.replace(worker);
      },
      onEnd: (end) => this.bury(worker, end),
    };
    const renderer = new RendererProcess(this.options, listener);
    const worker: Worker = {
      renderer,
      job: null,
      predecessor,
      isReplaced: false,
      isLeaving: false,
      withheld: new Set(),
    };
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

  private bury(worker: Worker, end: End): void {
    this.workers.delete(worker);
    const { job } = worker;
    if (this.closed || (worker.isLeaving && !job)) return job?.reject(new RendererFailed(end.reason));
    this.blameFor(end, job);
    if (!worker.isReplaced) this.spawnAfter(worker);
  }

  private blameFor(end: End, job: Worker['job']): void {
    // what others have left in it may have taken the room: in another one it shows whose fault it is
    const isNobodys = end.wasFull && job?.again === false;
    if (!isNobodys) this.holdAgainst(end);
    if (job) this.settleBuried(job, end.reason, isNobodys ? 'nobody' : end.build);
  }

  private holdAgainst({ build, reason, whileLoading }: End): void {
    if (build === null) return;
    if (whileLoading) this.stall(build, reason);
    else this.blame(build, reason);
  }

  private stall(build: string, reason: string): void {
    this.options.log.error({ build }, `${reason} while it loaded a build; its pages are left to the browser`);
    // what other renderers were at when it began is the same time
    if (!this.stalled.has(build)) this.options.onStalled?.(build);
    setTimeout(() => this.tryStalled(), this.stalled.add(build)).unref();
  }

  private spawnAfter(worker: Worker): void {
    const again = () => !this.closed && this.spawn(worker.predecessor);
    setTimeout(again, worker.renderer.hasStarted ? 0 : RESTART_DELAY).unref();
  }

  /** Builds whose pause is over are loaded again, by one renderer first: the others go on if it does not come back. */
  private tryStalled(): void {
    const first = [...this.workers].find(({ isLeaving }) => !isLeaving);
    if (!first?.renderer.hasStarted || !this.sets || this.closed) return;
    this.handOut(first, this.sets);
    const handOutToAll = () => this.workers.has(first) && this.sets && this.setData(this.sets);
    setTimeout(handOutToAll, LOAD_DEADLINE + RESTART_DELAY).unref();
  }

  /** Where another's code ended the renderer, or nobody's, the page has not had its turn yet. @param build null: the shell's */
  private settleBuried(job: Job, reason: string, build: string | null): void {
    if (job.again || build === null || build === job.build) return job.reject(new RendererFailed(reason));
    job.again = true;
    try {
      this.jobs.add(job);
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private work(): void {
    for (const worker of this.workers) {
      if (!worker.renderer.isFree || worker.isLeaving) continue;
      const job = this.jobs.next();
      if (!job) return;
      worker.job = job;
      worker.renderer.render(job);
    }
  }
}
