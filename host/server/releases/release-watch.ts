import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Trial } from '../composition/registry';
import { SequentialTest } from './sequential-test';

/** A version that failed where this server tried it itself. `ended`: its code blocked or ended a renderer. */
export type Failure = 'failed' | 'ended';

/** A renderer is lost to everybody: three of these are enough. */
const WEIGHTS: Record<Failure, number> = { failed: 1, ended: 4 };
/** So much is tried with the other version at a time; more is not counted. */
const MOST_AT_ONCE = 2;

export interface ReleaseWatchDeps {
  /** what is on trial now, if anything is */
  trial: () => Trial | undefined;
  log: FastifyBaseLogger;
}

const keyOf = ({ kind, name, fresh, former }: Trial): string => [kind, name, fresh, former].join(' ');

/**
 * Watches a version on trial: a canary, or what has just gone live. It counts nothing that anybody says, but what this
 * server sees of its own renderings, and of these only where the two versions differ at the same address, so that
 * whoever asks for addresses that fail anyway moves nothing (docs/decisions/0047).
 */
export class ReleaseWatch {
  private key = '';
  private test = new SequentialTest();
  private tries = 0;

  constructor(private readonly deps: ReleaseWatchDeps) {}

  /**
   * Something of a build has failed on this server. Of a version on trial, or the one before it, the same is done again
   * with the other.
   * @param differs whether the other version does it and this one fails once more; never throws
   */
  async failed(
    build: Pick<RegisteredRemote, 'name' | 'version'>,
    failure: Failure,
    differs: () => Promise<boolean>,
  ): Promise<void> {
    const trial = this.current();
    if (!trial || this.otherVersion(build) === undefined || this.tries >= MOST_AT_ONCE) return;
    this.tries += 1;
    const isDifferent = await differs();
    this.tries -= 1;
    if (!isDifferent || keyOf(trial) !== this.keyNow()) return;
    this.note(build.version === trial.fresh ? 'worse' : 'better', WEIGHTS[failure]);
  }

  /** The version that a build is held against; undefined for one that is not on trial. */
  otherVersion({ name, version }: Pick<RegisteredRemote, 'name' | 'version'>): string | undefined {
    const trial = this.current();
    if (trial?.name !== name) return undefined;
    if (version === trial.fresh) return trial.former;
    return version === trial.former ? trial.fresh : undefined;
  }

  /** What the worker asks for (`GET /release-watch`). */
  get report() {
    const trial = this.current();
    if (!trial) return { trial: null };
    const { kind, name, fresh, former } = trial;
    return { trial: { kind, name, fresh, former, ...this.test.differences, is_worse: this.test.isWorse } };
  }

  /** The trial, and nothing of the one before it. */
  private current(): Trial | undefined {
    const trial = this.deps.trial();
    const key = trial ? keyOf(trial) : '';
    if (key !== this.key) this.test = new SequentialTest();
    this.key = key;
    return trial;
  }

  private keyNow(): string {
    this.current();
    return this.key;
  }

  private note(difference: 'worse' | 'better', weight: number): void {
    const wasWorse = this.test.isWorse;
    this.test.note(difference, weight);
    if (this.test.isWorse && !wasWorse)
      this.deps.log.error(this.report, 'a version on trial is worse than the one before it');
  }
}

/** `GET /release-watch`: how the version on trial does on this server. Nothing of anybody is in it. */
export function serveReleaseWatch(app: FastifyInstance, watch: ReleaseWatch): void {
  app.get('/release-watch', (_request, reply) => reply.header('cache-control', 'no-store').send(watch.report));
}
