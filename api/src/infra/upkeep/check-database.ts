import { Client, DatabaseError } from 'pg';
import { FeedUnheard, openFeed } from '../database/feed-connection';

const REMEDY = 'set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
/** What is not heard on a busy machine is heard the next time. */
const TRIES = 2;
const CONNECT_MS = 5_000;
/** PgBouncer's word for a startup parameter that it does not take. */
const PROTOCOL_VIOLATION = '08P01';

interface Addresses {
  database_url: string;
  database_direct_url: string;
}

/**
 * Finds a pooler that was not said to be one, before anything is done by way of it.
 * @throws Error in one sentence with the remedy, or what the connections threw
 */
export async function checkDatabase(addresses: Addresses): Promise<void> {
  if (addresses.database_direct_url === addresses.database_url) await checkStartupParameters(addresses.database_url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await hear(addresses);
    } catch (error) {
      if (!(error instanceof FeedUnheard) || attempt >= TRIES) throw error;
    }
  }
}

async function hear(addresses: Addresses): Promise<void> {
  const nothing = (): void => undefined;
  const feed = await openFeed({ ...addresses, channel: 'tessera_check', onPayload: nothing, onLost: nothing });
  await feed.close();
}

/** The limit of a statement's time is said at a connection's start, and must hold then. */
async function checkStartupParameters(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, statement_timeout: 1_000, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    if (rows[0]?.limit !== '1s') throw new Error(`DATABASE_URL leads through a pooler that drops settings: ${REMEDY}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== PROTOCOL_VIOLATION) throw error;
    throw new Error(`DATABASE_URL leads through a pooler that refuses settings: ${REMEDY}`, { cause: error });
  } finally {
    await client.end();
  }
}
