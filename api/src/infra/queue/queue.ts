import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Trx } from '../database/db';
import { createGatherer } from './gather';
import type { Logger } from '../process/logger';
import { anew } from '../database/prepared/prepared';

export interface JobOptions {
  /** at most one waiting job with this key */
  singleton_key?: string;
  retries?: number;
  /** before the first retry; each further one waits about twice as long. Default 1 */
  retry_delay_seconds?: number;
  start_after_seconds?: number;
  /** how long one run may take: after it, a worker that died over it is given up on. Default 900 */
  expire_seconds?: number;
  /** the job exists if, and only if, this transaction commits */
  trx?: Trx;
}

export interface WorkOptions {
  /** how often the queue is looked at, at least 0.5. Default 2 */
  poll_seconds?: number;
  /** how many jobs are taken at a time and worked on together. Default 1 */
  at_once?: number;
}

export interface Queue {
  /** Puts a job on the queue. */
  send(name: string, data: object, options?: JobOptions): Promise<void>;
  /** Takes jobs for as long as the process lives; one that throws is tried again. Only the worker calls this. */
  work<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: WorkOptions): Promise<void>;
  /** Runs `handler` by a cron line in UTC, in one worker of all. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /**
   * Does `work` in this process for as long as it lives. For what finds by itself what there is to do: while it says that
   * there is more, it is done again at once, else after `pause_ms`. One that throws is done again later each time, up to
   * five seconds.
   * @returns ends the pause: there may be something to do
   */
  repeat(name: string, pause_ms: number, work: () => Promise<boolean>): () => void;
  /** Forgets a name that nobody takes jobs by any more: its schedule, and jobs that wait. */
  forget(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Together half a minute: a database that is restarted is back by then. */
const TELL_AGAIN_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** How often jobs are looked for whose worker has died. */
const MAINTENANCE_SECONDS = 10;

/** How long what fails again and again is left alone at most. */
const LONGEST_REST_MS = 5_000;

export interface QueueOptions {
  database_url: string;
  logger: Logger;
  /** the worker looks after the queue (schedules, expired jobs); the API only sends */
  role: 'sender' | 'worker';
  /** waits so long, in milliseconds, or until the signal */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const sleeping = (ms: number, signal: AbortSignal): Promise<unknown> => sleep(ms, undefined, { signal });

/** PostgreSQL's `deadlock_detected` */
const DEADLOCK = '40P01';
const MOST_CREATIONS = 10;

/** Background work in PostgreSQL; it connects at the first use. */
export function createQueue({ database_url, logger, role, rest = sleeping }: QueueOptions): Queue {
  let started: Promise<PgBoss> | undefined;
  const known = new Map<string, Promise<void>>();
  const loops: { ended: Promise<void>; wake: () => void }[] = [];
  let stopping = false;

  function start(): Promise<PgBoss> {
    started ??= (async () => {
      const boss = new PgBoss({
        connectionString: database_url,
        schema: 'jobs',
        max: 2,
        supervise: role === 'worker',
        schedule: role === 'worker',
        maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      });
      boss.on('error', (error) => logger.warn({ error }, 'the job queue reported an error'));
      return boss.start();
    })();
    // A database that was away for a moment must not leave a dead queue behind.
    started.catch(() => (started = undefined));
    return started;
  }

  /** Two workers that start at the same moment make the same tables: one of them is told of a deadlock, and tries again. */
  async function createOnce(boss: PgBoss, name: string, triesLeft = MOST_CREATIONS): Promise<void> {
    await boss.createQueue(name).catch((error: unknown) => {
      if (Object(error).code !== DEADLOCK || triesLeft <= 1) throw error;
      return createOnce(boss, name, triesLeft - 1);
    });
  }

  async function queueNamed(boss: PgBoss, name: string): Promise<void> {
    const created = known.get(name) ?? createOnce(boss, name);
    known.set(name, created);
    await created.catch((error: unknown) => {
      known.delete(name);
      throw error;
    });
  }

  async function work<T extends object>(
    name: string,
    handler: (data: T) => Promise<void>,
    { poll_seconds = 2, at_once = 1 }: WorkOptions = {},
  ): Promise<void> {
    const boss = await start();
    await queueNamed(boss, name);
    const complete = createGatherer<string>((ids) => untilHeard(() => boss.complete(name, ids)));
    const worker = await boss.work<T>(
      name,
      { batchSize: at_once, pollingIntervalSeconds: poll_seconds },
      async (jobs) => {
        // One by one, since what is thrown here fails all of them.
        const failed = (id: string) => async (error: unknown) => {
          logger.warn({ error, job: name }, 'a job failed');
          await untilHeard(() => boss.fail(name, id, { message: String(error) }));
        };
        // Told here, where it is waited for: the queue's own word at the end of them all is said once.
        const done = (id: string) => () => complete(id);
        await Promise.all(jobs.map(({ id, data }) => handler(data).then(done(id), failed(id))));
        // There may be more of them: no pause before the next ones are taken.
        if (jobs.length === at_once) boss.notifyWorker(worker);
      },
    );
  }

  /** Work that throws is left alone for twice as long each time; whoever wakes it says that there is something to do. */
  function startLoop(name: string, pause_ms: number, again: () => Promise<boolean>) {
    let pause: AbortController | undefined;
    let awake = false;

    const wake = (): void => {
      awake = true;
      pause?.abort();
    };

    async function pauseFor(ms: number): Promise<void> {
      pause = new AbortController();
      if (!awake) await rest(ms, pause.signal).catch(() => undefined);
      awake = false;
    }

    async function run(): Promise<void> {
      let failures = 0;
      while (!stopping) {
        try {
          const more = await again();
          failures = 0;
          if (!more && !stopping) await pauseFor(pause_ms);
        } catch (error) {
          logger.warn({ error, job: name }, 'a job failed');
          failures += 1;
          if (!stopping) await pauseFor(Math.min(pause_ms * 2 ** failures, LONGEST_REST_MS));
        }
      }
    }

    return { ended: run(), wake };
  }

  return {
    async send(name, data, options = {}) {
      const { singleton_key, retries = 3, retry_delay_seconds = 1, start_after_seconds, expire_seconds, trx } = options;
      const boss = await start();
      await queueNamed(boss, name);
      await boss.send(name, data, {
        retryLimit: retries,
        retryDelay: retry_delay_seconds,
        retryBackoff: true,
        ...(trx === undefined ? {} : { db: within(trx) }),
        ...(singleton_key === undefined ? {} : { singletonKey: singleton_key }),
        ...(start_after_seconds === undefined ? {} : { startAfter: start_after_seconds }),
        ...(expire_seconds === undefined ? {} : { expireInSeconds: expire_seconds }),
      });
    },
    work,
    async schedule(name, cron, handler) {
      await work(name, handler);
      const boss = await start();
      await boss.schedule(name, cron);
    },
    repeat(name, pause_ms, again) {
      const loop = startLoop(name, pause_ms, again);
      loops.push(loop);
      return loop.wake;
    },
    async forget(name) {
      const boss = await start();
      await boss.unschedule(name);
      await boss.purgeQueue(name);
    },
    async stop() {
      stopping = true;
      for (const { wake } of loops) wake();
      await Promise.all(loops.map(({ ended }) => ended));
      const boss = await started?.catch(() => undefined);
      // A job that is cut off goes back to the queue: handlers can be run again.
      await boss?.stop({ graceful: true, timeout: 1000, wait: true });
    },
  };
}

/**
 * Tells the queue how a job ended, again while its database is away: what most likely failed it, and what is not told
 * waits until it has expired.
 */
async function untilHeard(tell: () => Promise<void>): Promise<void> {
  for (const wait of [...TELL_AGAIN_MS, null]) {
    try {
      return await tell();
    } catch (error) {
      if (wait === null) throw error;
      await sleep(wait);
    }
  }
}

/**
 * Lets the queue write its row by the caller's transaction. A queue may have been made since that began: prepared, the
 * statement would not find the partition of its jobs.
 */
function within(trx: Trx): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(anew(text), values));
      return { rows };
    },
  };
}
