import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db, Trx } from './db';
import type { Logger } from './logger';

const CHANNEL = 'tessera_changes';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD = 7000;
const HEARTBEAT_MS = 1000;
/** A busy process reads its answers late: shorter would take load for loss. */
const ANSWER_MS = 1500;
const CONNECT_MS = 3000;
const RECONNECT_MS = [100, 250, 500, 1000, 2000];

export interface Changes {
  /**
   * Says what a transaction changes; everybody hears of it when, and only when, that transaction commits.
   * Tags: `products`, `product:<id>`, `reviews:<product id>`, `categories`, `category:<id>`, `pages`, `page:<slug>`,
   * `store`, `remotes`.
   */
  notify(db: Db | Trx, tags: string[]): Promise<void>;
  onChange(listener: (tags: string[]) => void): () => void;
  /** Called with false when changes can no longer be heard, with true when they can again (some may have been missed). */
  onConnection(listener: (connected: boolean) => void): () => void;
  isConnected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The change feed between all processes: NOTIFY inside the writer's transaction, LISTEN on a connection of its own. */
export function createChanges({ database_url, logger }: { database_url: string; logger: Logger }): Changes {
  const events = new EventEmitter().setMaxListeners(0);
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(attempt = 0): Promise<void> {
    const next = new Client({
      connectionString: database_url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    });
    let ended = false;
    const lose = (error?: unknown): void => {
      if (ended) return;
      ended = true;
      next.end().catch(() => undefined);
      disconnected(next, attempt, error);
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload }) => events.emit('change', JSON.parse(payload ?? '[]')));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lose(error);
    }
    if (stopped) return void next.end().catch(() => undefined);
    client = next;
    events.emit('connection', true);
    beat(next, lose);
  }

  /** A connection can die without a word (a pulled cable): only an unanswered question shows it. */
  function beat(current: Client, lose: (error?: unknown) => void): void {
    timer = setTimeout(() => {
      if (client !== current) return;
      current.query('select 1').then(() => beat(current, lose), lose);
    }, HEARTBEAT_MS);
    timer.unref();
  }

  function disconnected(lost: Client, attempt: number, error: unknown): void {
    if (stopped) return;
    const was_connected = client === lost;
    if (was_connected) {
      client = null;
      events.emit('connection', false);
    }
    logger.warn({ error }, 'the change feed lost its connection');
    const next_attempt = was_connected ? 0 : attempt + 1;
    const delay = RECONNECT_MS[Math.min(next_attempt, RECONNECT_MS.length - 1)];
    timer = setTimeout(() => void connect(next_attempt), delay);
    timer.unref();
  }

  return {
    async notify(db, tags) {
      for (const payload of payloads([...new Set(tags)])) {
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
      }
    },
    onChange: (listener) => subscribe(events, 'change', listener),
    onConnection: (listener) => subscribe(events, 'connection', listener),
    isConnected: () => client !== null,
    start: () => connect(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      client = null;
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
