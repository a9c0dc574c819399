import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import { within } from '../../infra/basics/within';
import { freeBytes } from '../../infra/files/free-bytes';
import { statusRepository } from './status.repository';
import type { Status } from './status.schemas';

type Report = Static<typeof Status>;
type State = Report['state'];

export type StatusService = ReturnType<typeof createStatusService>;

/** However many ask: the shop is looked at once in this time. */
const CHECK_MS = 2000;
const ANSWER_MS = 1000;
const BEAT_MS = 5000;
/** A worker that missed three beats is not there. */
const SILENT_SECONDS = 15;
/** What buyers wait for is done within seconds. Twelve times what a confirmation may take. */
const LATE_SECONDS = 60;
/** Other work may wait longer without anything being wrong. */
const WAITING_SECONDS = 15 * 60;

/** Less room than this for files takes no large picture or build any more. Bytes. */
const LITTLE_ROOM = 200 * 1024 * 1024;
/** Less than this takes nothing. */
const NO_ROOM = 1024 * 1024;

/** The shop's health (docs/product.md §2, Status Page). */
export function createStatusService({ db, clock, logger, config }: Pick<Infra, 'db' | 'clock' | 'logger' | 'config'>) {
  let cached: { report: Promise<Report>; checked_at: number } | undefined;
  let asking: Promise<State> | undefined;

  /** Answers within its limit. A question that hangs stays the only one: nothing piles up behind a dead database. */
  async function checkDatabase(): Promise<State> {
    asking ??= statusRepository
      .ping(db)
      .then(
        () => 'ok' as const,
        () => 'down' as const,
      )
      .finally(() => (asking = undefined));
    return within(ANSWER_MS, asking, 'down');
  }

  async function checkQueue(): Promise<State> {
    const signs = statusRepository.getQueueSigns(db).then(
      ({ silent_seconds, waiting_seconds, late_seconds }): State => {
        if (silent_seconds === null || silent_seconds > SILENT_SECONDS) return 'down';
        return late_seconds > LATE_SECONDS || waiting_seconds > WAITING_SECONDS ? 'degraded' : 'ok';
      },
      () => 'down' as const,
    );
    return within<State>(ANSWER_MS, signs, 'down');
  }

  async function checkFiles(): Promise<State> {
    const room = freeBytes(config.files_dir).then(
      (bytes): State => {
        if (bytes < NO_ROOM) return 'down';
        return bytes < LITTLE_ROOM ? 'degraded' : 'ok';
      },
      () => 'down' as const,
    );
    return within<State>(ANSWER_MS, room, 'down');
  }

  async function check(): Promise<Report> {
    const checked_at = clock.now().toISOString();
    const [database, files] = await Promise.all([checkDatabase(), checkFiles()]);
    // Jobs lie in the database: without it there is nothing to ask.
    const queue = database === 'ok' ? await checkQueue() : 'down';
    const components = [
      { name: 'api' as const, state: 'ok' as const, checked_at },
      { name: 'database' as const, state: database, checked_at },
      { name: 'queue' as const, state: queue, checked_at },
      { name: 'files' as const, state: files, checked_at },
    ];
    return { state: overall(database, [queue, files]), components, checked_at };
  }

  return {
    /** Never fails, and asks the database at most once in two seconds. */
    get(): Promise<Report> {
      const now = clock.now().getTime();
      if (!cached || Math.abs(now - cached.checked_at) >= CHECK_MS) cached = { report: check(), checked_at: now };
      return cached.report;
    },

    /** What waits to be told, sent and made, for the metrics. @throws Error where the database is away */
    listOutboxes: () => statusRepository.listOutboxes(db),

    /** Mails that were given up in the last 24 hours, for the metrics. @throws Error where the database is away */
    countFailedMails: () => statusRepository.countFailedMails(db),

    /**
     * Says every five seconds that this worker lives.
     * @returns what says that it goes
     */
    startBeating(): () => Promise<void> {
      const id = newId();
      const beat = (): void => {
        statusRepository.beat(db, id).catch((error: unknown) => logger.warn({ error }, 'the heartbeat was not heard'));
      };
      beat();
      const timer = setInterval(beat, BEAT_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await statusRepository.leave(db, id).catch(() => undefined);
      };
    },
  };
}

/** The shop stands without its queue, though mails and pictures wait, and without room for files; not without its database. */
function overall(database: State, others: State[]): State {
  if (database !== 'ok') return 'down';
  return others.every((state) => state === 'ok') ? 'ok' : 'degraded';
}
