import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Trial } from '../composition/registry';
import type { ForeignRenderers } from '../renderer-pool/foreign/foreign-renderers';
import type { Composed } from '../renderer/renderer-protocol';
import { SequentialTest } from './sequential-test';

/** A version that failed where this server tried it itself. `ended`: its code blocked or ended a renderer. */
export type Failure = 'failed' | 'ended';

/**
 * A renderer is lost to everybody: three of these are enough. A first run that does not come to its end is tried again
 * 20 s later: twice is no busy machine.
 */
const WEIGHTS: Record<Failure | 'stalled', number> = { failed: 1, ended: 4, stalled: 6 };
/** So much is tried with the other version at a time; more is not counted. */
const MOST_AT_ONCE = 2;

export interface ReleaseWatchDeps {
  /** what is on trial now: a canary and the latest releases, where there are any */
  trials: () => Trial[];
  log: FastifyBaseLogger;
}

/** The version that a build is held against. */
export interface Opponent {
  trial: Trial;
  /** `name@version` */
  build: string;
  /** in which of the compositions that renderers hold it is */
  composed: Composed;
}

/** What was seen of a trial. */
interface Seen {
  test: SequentialTest;
  /** pages and slots of the fresh version that were rendered whole */
  rendered: number;
}

const keyOf = ({ kind, name, fresh, former }: Trial): string => [kind, name, fresh, former].join(' ');

/**
 * Watches versions on trial: a canary, and what has just gone live. It counts nothing that anybody says, but what this
 * server sees of its own renderings, and of these only where the two versions differ at the same address, so that
 * whoever asks for addresses that fail anyway moves nothing (docs/decisions/0047).
 */
export class ReleaseWatch {
  private readonly seen = new Map<string, Seen>();
  private tries = 0;

  constructor(private readonly deps: ReleaseWatchDeps) {}

  /**
   * Something of a build has failed on this server. The same is done again with the one that it is held against.
   * @param build `name@version`
   * @param differs whether the other version does it and this one fails once more; never throws
   */
  async failed(build: string, failure: Failure, { trial }: Opponent, differs: () => Promise<boolean>): Promise<void> {
    if (this.tries >= MOST_AT_ONCE) return;
    this.tries += 1;
    const isDifferent = await differs();
    this.tries -= 1;
    if (isDifferent) this.note(trial, build, WEIGHTS[failure]);
  }

  /**
   * Something of a build was rendered whole: without that, no failures prove nothing.
   * @param build `name@version`
   */
  rendered(build: string): void {
    for (const trial of this.deps.trials())
      if (build === `${trial.name}@${trial.fresh}`) this.seenOf(trial).rendered += 1;
  }

  /**
   * A build's first run has not come to its end. What is not rendered for that is no failure of its own.
   * @param runs whether the first run of another build, `name@version`, did
   */
  stalled(build: string, runs: (other: string) => boolean): void {
    for (const { trial, build: other } of this.opponentsOf(build))
      if (runs(other)) this.note(trial, build, WEIGHTS.stalled);
  }

  /** The versions that a build, `name@version`, is held against; none for one that is not on trial. */
  opponentsOf(build: string): Opponent[] {
    return this.deps.trials().flatMap((trial): Opponent[] => {
      const [fresh, former] = [`${trial.name}@${trial.fresh}`, `${trial.name}@${trial.former}`];
      const isCanary = trial.kind === 'canary';
      if (build === fresh) return [{ trial, build: former, composed: isCanary ? 'live' : `former:${trial.name}` }];
      return build === former ? [{ trial, build: fresh, composed: isCanary ? 'canary' : 'live' }] : [];
    });
  }

  /** What the worker asks for (`GET /release-watch`). */
  get report() {
    return {
      trials: this.deps.trials().map((trial) => {
        const { kind, name, fresh, former } = trial;
        const { test, rendered } = this.seenOf(trial);
        return { kind, name, fresh, former, rendered, ...test.differences, is_worse: test.isWorse };
      }),
    };
  }

  /** What was counted of a trial, and nothing of one that is over. */
  private seenOf(trial: Trial): Seen {
    const current = new Set(this.deps.trials().map(keyOf));
    for (const key of this.seen.keys()) if (!current.has(key)) this.seen.delete(key);
    const known = this.seen.get(keyOf(trial)) ?? { test: new SequentialTest(), rendered: 0 };
    if (current.has(keyOf(trial))) this.seen.set(keyOf(trial), known);
    return known;
  }

  private note(trial: Trial, build: string, weight: number): void {
    const { test } = this.seenOf(trial);
    const wasWorse = test.isWorse;
    test.note(build === `${trial.name}@${trial.fresh}` ? 'worse' : 'better', weight);
    if (test.isWorse && !wasWorse)
      this.deps.log.error({ trial, ...test.differences }, 'a version on trial is worse than the one before it');
  }
}

/**
 * `GET /release-watch`: how the versions on trial do on this server, and which foreign remotes have a renderer here. Nothing of
 * anybody is in it.
 */
export function serveReleaseWatch(
  app: FastifyInstance,
  watch: ReleaseWatch,
  foreign: Pick<ForeignRenderers, 'states'>,
): void {
  app.get('/release-watch', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ...watch.report, renderers: foreign.states }),
  );
}
