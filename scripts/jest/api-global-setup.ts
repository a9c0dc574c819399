import { join } from 'node:path';
import { startPostgres } from '../src/postgres/postgres';
import { makeTemporaryFolder } from '../src/postgres/temporary-folder';
import { remember } from './test-postgres';

/**
 * Starts one PostgreSQL for the run (none when TEST_DATABASE_URL names one already). Its role may create databases:
 * each worker makes its own.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const folder = makeTemporaryFolder('test');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  remember(folder, postgres);
}
