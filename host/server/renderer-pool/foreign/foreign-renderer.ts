import type { RenderResult } from '../../../src/server-entry';
import type { RenderSets } from '../../renderer/renderer-protocol';
import { jobFor, Jobs, RenderFailed, RendererFailed, type Job, type RenderOptions } from '../jobs';
import { FIRST } from '../render-queue';
import { RendererProcess, type End, type Outcome, type RendererOptions } from '../process/renderer-process';

/** What becomes of a foreign remote's renderer. */
export interface ForeignListener {
  /** its code blocked or ended it, or waited for ever, over a page of this build where there was one */
  onFault: (reason: string, end: { build: string | null; whileLoading: boolean }) => void;
  /** the process has gone */
  onGone: () => void;
}

export interface ForeignOptions extends RendererOptions {
  /** milliseconds that a page waits for its turn */
  patience: number;
}

/** The one process that runs the code of one foreign remote: one page or slot at a time, from its start to its end. */
export class ForeignRenderer {
  private readonly renderer: RendererProcess;
  private readonly jobs: Jobs;
  private job: Job | null = null;
  private isLeaving = false;

  /** @param sets in which no other remote has a server part */
  constructor(
    { patience, ...options }: ForeignOptions,
    private sets: RenderSets,
    private readonly listener: ForeignListener,
  ) {
    this.jobs = new Jobs(patience);
    this.renderer = new RendererProcess(options, {
      onReady: () => this.begin(),
      onOutcome: (outcome) => this.finish(outcome),
      onFull: () => undefined, // its whole memory is looked at, not its heap alone
      onEnd: (end) => this.bury(end),
    });
  }

  get pid(): number | undefined {
    return this.renderer.pid;
  }

  /** Whether it has rendered something: what comes next is quick. */
  get isWarm(): boolean {
    return this.renderer.isWarm;
  }

  /** Whether it is at something, or somebody waits for it. */
  get isBusy(): boolean {
    return this.job !== null || this.jobs.size > 0;
  }

  /** @throws as `Renderers` does */
  render(path: string, options: RenderOptions): Promise<RenderResult> {
    return jobFor(path, options, (job) => {
      this.jobs.add(job);
      this.work();
    });
  }

  /** Takes other data of the store and of other remotes. */
  setSets(sets: RenderSets): void {
    this.sets = sets;
    if (this.renderer.hasStarted) this.renderer.setData(sets);
  }

  /** Ends behind what it is asked for already. */
  leave(): void {
    this.isLeaving = true;
    this.work();
  }

  /** Ends at once, for what it does. */
  stop(reason: string): void {
    this.renderer.stop(reason);
  }

  close(): void {
    this.isLeaving = true;
    this.job?.reject(new RendererFailed('The server is stopping'));
    this.job = null;
    this.jobs.giveUpAll('The server is stopping');
    this.renderer.close();
  }

  /** The shell once, so that no slot waits for the first run of it. */
  private begin(): void {
    this.renderer.setData(this.sets);
    if (this.jobs.size > 0) this.work();
    else this.render('/', { shellOnly: true, turn: FIRST }).catch(() => undefined);
  }

  private work(): void {
    if (this.job) return;
    const job = this.renderer.isFree ? this.jobs.next() : undefined;
    if (job) {
      this.job = job;
      this.renderer.render(job);
    } else if (this.isLeaving && this.jobs.size === 0) {
      this.renderer.close();
    }
  }

  private finish(outcome: Outcome): void {
    const { job } = this;
    this.job = null;
    if (job && outcome.type === 'rendered') {
      if (outcome.stuck) this.listener.onFault(`${job.path} waited for ever`, { ...job, whileLoading: false });
      job.resolve(outcome.stuck ? { ...outcome.result, threw: true } : outcome.result);
    } else if (job && outcome.type === 'failed') {
      job.reject(new RenderFailed(outcome.message));
    }
    this.work();
  }

  private bury({ reason, build, whileLoading }: End): void {
    const { job } = this;
    if (job || !this.isLeaving) this.listener.onFault(reason, { build: job?.build ?? build, whileLoading });
    job?.reject(new RendererFailed(reason));
    this.jobs.giveUpAll('Its renderer has ended');
    this.listener.onGone();
  }
}
