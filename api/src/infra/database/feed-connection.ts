import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A busy process reads its answers late: shorter would take load for loss. */
const ANSWER_MS = 1500;
const CONNECT_MS = 3000;

export interface FeedOptions {
  /** where the shop's writers notify, perhaps by way of a pooler */
  database_url: string;
  /** PostgreSQL itself, where LISTEN holds */
  database_direct_url: string;
  channel: string;
  onPayload(payload: string): void;
  /** called at most once, when either connection has ended */
  onLost(error?: unknown): void;
}

export interface FeedConnection {
  /**
   * Notifies as writers do, and waits until that is heard: at most 1.5 s.
   * @throws FeedUnheard, or what the connection threw
   */
  prove(): Promise<void>;
  close(): Promise<void>;
}

/** What is notified is not heard, though both connections stand. */
export class FeedUnheard extends Error {
  /** @param lasting the settings are wrong: waiting helps nobody */
  constructor(
    message: string,
    readonly lasting: boolean,
  ) {
    super(message);
  }
}

/**
 * Opens the change feed: one connection that listens and says nothing, one that notifies. They are two, because a
 * pooler may give back to a connection what that one itself has notified, and nothing else.
 * @throws FeedUnheard when it does not hear itself, or what the connections threw
 */
export async function openFeed(options: FeedOptions): Promise<FeedConnection> {
  const listener = createClient(options.database_direct_url);
  const speaker = createClient(options.database_url);
  const proofs = `tessera_proof_${randomBytes(8).toString('hex')}`;
  const awaited = new Map<string, () => void>();
  let ended = false;

  const lose = (error?: unknown): void => {
    if (!ended) options.onLost(error);
    ended = true;
  };
  const feed: FeedConnection = {
    async prove() {
      const word = randomBytes(8).toString('hex');
      const heard = new Promise<void>((resolve) => awaited.set(word, resolve));
      try {
        // Nothing is lost with it, so nobody waits until it is on the disk.
        await speaker.query(`begin; set local synchronous_commit = off; notify ${proofs}, '${word}'; commit`);
        if (!(await within(ANSWER_MS, heard))) throw await explain(listener, options);
      } finally {
        awaited.delete(word);
      }
    },
    async close() {
      ended = true;
      await Promise.allSettled([listener.end(), speaker.end()]);
    },
  };

  for (const client of [listener, speaker]) client.on('error', lose).on('end', () => lose());
  listener.on('notification', ({ channel, payload = '' }) => {
    if (channel === proofs) awaited.get(payload)?.();
    else options.onPayload(payload);
  });
  try {
    await Promise.all([listener.connect(), speaker.connect()]);
    await listener.query(`listen ${options.channel}; listen ${proofs}`);
    await feed.prove();
  } catch (error) {
    void feed.close();
    throw error;
  }
  return feed;
}

function createClient(connectionString: string): Client {
  return new Client({
    connectionString,
    application_name: 'tessera feed',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
}

async function within(ms: number, done: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([late, done.then(() => true)]).finally(() => clearTimeout(timer));
}

/** A pooler makes up the number of the process that a client talks to. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID !== rows[0]?.pid;
}

async function explain(listener: Client, { database_url, database_direct_url }: FeedOptions): Promise<FeedUnheard> {
  const separate = database_direct_url !== database_url;
  if (await isPooled(listener)) {
    const name = separate ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const remedy = 'set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
    return new FeedUnheard(`${name} leads through a pooler that drops LISTEN: ${remedy}`, true);
  }
  if (!separate) return new FeedUnheard('The change feed did not hear itself in time.', false);
  return new FeedUnheard(
    'What is notified by DATABASE_URL is not heard by DATABASE_DIRECT_URL: both must lead to the same database.',
    true,
  );
}
