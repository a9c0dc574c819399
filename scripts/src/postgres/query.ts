import { Client } from 'pg';

/** Asks a database that runs one thing, by a connection of its own. The caller knows what it asks for. */
export async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as Row[];
  } finally {
    await client.end();
  }
}
