import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/db';
import { FeedUnheard, openFeed } from '../database/feed-connection';
import type { FeedConnection } from '../database/feed-connection';
import type { Logger } from '../process/logger';

/** How a tag begins that only staff may hear of: the public feed leaves it out. */
export const STAFF_TAG = 'staff:';

const CHANNEL = 'tessera_changes';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD = 7000;
const HEARTBEAT_MS = 1000;
const RECONNECT_MS = [100, 250, 500, 1000, 2000];

export interface Changes {
  /**
   * Says what a transaction changes; everybody hears of it when, and only when, that transaction commits.
   * Tags: `products`, `product:<id>`, `reviews:<product id>`, `categories`, `category:<id>`, `pages`, `page:<slug>`,
   * `store`, `remotes`, `attributes`, `search`; those that begin with `STAFF_TAG` are for staff alone.
   */
  notify(db: Db | Trx, tags: string[]): Promise<void>;
  onChange(listener: (tags: string[]) => void): () => void;
  /** Called with false when changes can no longer be heard, with true when they can again (some may have been missed). */
  onConnection(listener: (connected: boolean) => void): () => void;
  isConnected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChangesOptions {
  database_url: string;
  /** past a pooler; LISTEN needs it */
  database_direct_url?: string;
  logger: Logger;
}

/**
 * The change feed between all processes: NOTIFY inside the writer's transaction, LISTEN on a connection of its own. It
 * is connected for as long as it hears, each second, what it notifies itself by the way that writers take.
 */
export function createChanges({ database_url, database_direct_url, logger }: ChangesOptions): Changes {
  const events = new EventEmitter().setMaxListeners(0);
  let feed: FeedConnection | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** said already, and once is enough */
  let said = '';

  async function connect(attempt = 0): Promise<void> {
    try {
      const opened: FeedConnection = await openFeed({
        database_url,
        database_direct_url: database_direct_url ?? database_url,
        channel: CHANNEL,
        onPayload: (payload) => events.emit('change', JSON.parse(payload)),
        onLost: (error) => feed && disconnect(feed, error),
      });
      if (stopped) return await opened.close();
      feed = opened;
      said = '';
      events.emit('connection', true);
      beat(opened);
    } catch (error) {
      tell(error);
      again(attempt + 1);
    }
  }

  /** A connection can die without a word (a pulled cable): only what does not come back shows it. */
  function beat(current: FeedConnection): void {
    timer = setTimeout(() => {
      if (feed !== current) return;
      current.prove().then(
        () => beat(current),
        (error: unknown) => disconnect(current, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  }

  function disconnect(lost: FeedConnection, error: unknown): void {
    if (stopped || feed !== lost) return;
    feed = null;
    void lost.close();
    events.emit('connection', false);
    tell(error);
    again(0);
  }

  function again(attempt: number): void {
    if (stopped) return;
    clearTimeout(timer);
    const delay = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)];
    timer = setTimeout(() => void connect(attempt), delay);
    timer.unref();
  }

  function tell(error: unknown): void {
    if (stopped) return;
    if (!(error instanceof FeedUnheard)) return logger.warn({ error }, 'the change feed lost its connection');
    if (error.message !== said) logger[error.lasting ? 'error' : 'warn'](error.message);
    said = error.message;
  }

  return {
    async notify(db, tags) {
      for (const payload of payloads([...new Set(tags)])) {
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
      }
    },
    onChange: (listener) => subscribe(events, 'change', listener),
    onConnection: (listener) => subscribe(events, 'connection', listener),
    isConnected: () => feed !== null,
    start: () => connect(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (!feed) return;
      const closing = feed.close();
      feed = null;
      events.emit('connection', false);
      await closing;
    },
  };
}

function subscribe<T>(events: EventEmitter, name: string, listener: (value: T) => void): () => void {
  events.on(name, listener);
  return () => events.off(name, listener);
}

function payloads(tags: string[]): string[] {
  const chunks: string[][] = [];
  let size = MAX_PAYLOAD;
  for (const tag of tags) {
    size += tag.length + 3;
    if (size > MAX_PAYLOAD) {
      chunks.push([]);
      size = tag.length + 3;
    }
    chunks.at(-1)?.push(tag);
  }
  return chunks.map((chunk) => JSON.stringify(chunk));
}
