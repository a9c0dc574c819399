import { AppError } from '../../errors/errors';
import type { Right } from '../../framework/staff/rights';
import { newsOfTag, tagOfNews } from '../../framework/staff/staff-news';
import type { StaffNews } from '../../framework/staff/staff-news';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { reasonOf } from '../../infra/basics/reason-of';
import { rightsOfRole } from '../staff/staff.service';
import { staffFeedRepository } from './staff-feed.repository';
import type { LiveListener } from './staff-feed.repository';

export type StaffFeedService = ReturnType<typeof createStaffFeedService>;

/** An open stream of a member of the staff. */
export interface StaffListener {
  user_id: string;
  session_id: string;
  /** one message, as a line of JSON */
  write(line: string): void;
  end(): void;
}

interface Listening extends StaffListener {
  /** undefined until they have been asked for */
  rights: ReadonlySet<Right> | undefined;
}

const LISTENERS_MAX = 200;
const LISTENERS_OF_ACCOUNT_MAX = 5;
/** A session or a right that was taken away counts here after so long, and with each message at once. */
const CHECK_MS = 1000;
/** The web server ends what is silent for 30 s. */
const PING_EACH_CHECKS = 5;
/** More at once is a rush: streams are ended, and screens ask anew for all they show. */
const NEWS_WAITING_MAX = 1000;
/** Seconds for who listens enough already. */
const RETRY_AFTER = 60;

const lineOf = (message: object): string => `${JSON.stringify(message)}\n`;

/**
 * What staff's open screens hear of at once: for at most 200 streams of a process, five of an account. Who may hear a
 * message is asked of the database when it comes.
 */
export function createStaffFeedService({
  db,
  clock,
  changes,
  logger,
}: Pick<Infra, 'db' | 'clock' | 'changes' | 'logger'>) {
  const listeners = new Set<Listening>();
  let waiting: StaffNews[] = [];
  let pumping = false;
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;

  function remove(listener: Listening): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    waiting = [];
  }

  function endAll(): void {
    for (const listener of [...listeners]) {
      listener.end();
      remove(listener);
    }
  }

  /** Ends those whose session or place in the staff has ended, and tells others that what they may do has changed. */
  async function refresh(): Promise<void> {
    const asked = [...listeners];
    const ids = [...new Set(asked.map(({ session_id }) => session_id))];
    const live = new Map(
      (await staffFeedRepository.listLive(db, ids, clock.now())).map((row) => [row.session_id, rightsHeld(row)]),
    );
    for (const listener of asked) {
      const rights = live.get(listener.session_id);
      if (!rights) {
        listener.end();
        remove(listener);
        continue;
      }
      const before = listener.rights;
      listener.rights = rights;
      // From here on nothing is missed: whatever a screen asks for now is no older.
      if (!before) listener.write(lineOf({ type: 'connected' }));
      else if (!isSame(before, rights)) listener.write(lineOf({ type: 'rights' }));
    }
  }

  /** Hands out what waits; rights are asked for after it came, so that none are older than the message. */
  async function pump(): Promise<void> {
    if (pumping) return;
    pumping = true;
    try {
      do {
        const news = waiting;
        waiting = [];
        await refresh();
        for (const listener of listeners) {
          for (const { type, kind, id } of news.filter((each) => mayHear(listener, each)))
            listener.write(lineOf({ type, kind, id }));
        }
      } while (waiting.length > 0 || [...listeners].some(({ rights }) => !rights));
    } catch (error) {
      // Nobody knows who may hear: their screens come again.
      logger.warn({ reason: reasonOf(error) }, 'staff’s feed could not ask who may hear');
      endAll();
    } finally {
      pumping = false;
    }
  }

  function check(): void {
    checks += 1;
    if (checks % PING_EACH_CHECKS === 0) for (const listener of listeners) listener.write(lineOf({ type: 'ping' }));
    void pump();
  }

  changes.onChange((tags) => {
    if (listeners.size === 0) return;
    const news = tags.flatMap((tag) => newsOfTag(tag) ?? []);
    if (news.length === 0) return;
    waiting.push(...news);
    if (waiting.length > NEWS_WAITING_MAX) endAll();
    else void pump();
  });
  // What is missed is missed: an ended stream says so.
  changes.onConnection((connected) => connected || endAll());

  return {
    /** Says it to those who may hear of it when, and only when, `trx` commits. */
    async tell(trx: Trx, news: readonly StaffNews[]): Promise<void> {
      if (news.length > 0) await changes.notify(trx, news.map(tagOfNews));
    },

    /** @throws AppError `server.unavailable.feed` where there is no place or nothing to hear, `request.rate_limited` for one who listens enough */
    checkListen(user_id: string): void {
      const own = [...listeners].filter((listener) => listener.user_id === user_id);
      if (own.length >= LISTENERS_OF_ACCOUNT_MAX)
        throw new AppError('request.rate_limited', {}, { retry_after: RETRY_AFTER });
      if (listeners.size >= LISTENERS_MAX || !changes.isConnected())
        throw new AppError('server.unavailable.feed', {}, { retry_after: 1 });
    },

    /** Begins to write to somebody whom `checkListen` has let in; answers how to stop. */
    listen(listener: StaffListener): () => void {
      const listening: Listening = { ...listener, rights: undefined };
      listeners.add(listening);
      timer ??= setInterval(check, CHECK_MS).unref();
      void pump();
      return () => remove(listening);
    },

    endAll,
  };
}

function rightsHeld({ role_key, right_names, awaits_second_factor }: LiveListener): ReadonlySet<Right> {
  if (awaits_second_factor) return new Set();
  return new Set(rightsOfRole({ key: role_key as Parameters<typeof rightsOfRole>[0]['key'], right_names })); // by its check
}

function mayHear({ user_id, rights }: Listening, news: StaffNews): boolean {
  return rights?.has(news.right) === true && (news.user_id === null || news.user_id === user_id);
}

const isSame = (one: ReadonlySet<Right>, other: ReadonlySet<Right>): boolean =>
  one.size === other.size && [...one].every((right) => other.has(right));
