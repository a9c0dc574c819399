import pg from 'pg';
import { callJson, PASSWORD, signIn } from './accounts';
import type { Scaled } from '../shop/scaled';

const KEEPER = 'keeper@staff.example';

/** A shop that is asked as one of its staff. */
export interface Staffed extends Scaled {
  token: string;
}

/** Asks a shop as one of the staff; what PostgreSQL's own upkeep would have done by night has been done. */
export async function asStaff(shop: Scaled): Promise<Staffed> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
  await shop.command('admin:create', '--email', KEEPER, '--password', PASSWORD);
  const { access } = await signIn(shop.apiUrl, KEEPER);
  return { ...shop, token: access, read: (path) => callJson(shop.apiUrl, path, { token: access }) };
}
