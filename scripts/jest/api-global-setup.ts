import { join } from 'node:path';
import { ROOT } from '../src/basics/paths';
import { startPostgres } from '../src/postgres/postgres';
import { makeTemporaryFolder } from '../src/postgres/temporary-folder';
import { bundleApi } from './api-bundle';
import { remember } from './test-postgres';

/**
 * Bundles the API, and starts one PostgreSQL for the run (none when TEST_DATABASE_URL names one already). Its role may create databases:
 * each worker makes its own. TEST_RUN tells one run from another.
 */
export default async function globalSetup(): Promise<void> {
  process.env['TEST_RUN'] = String(process.pid);
  await bundleApi(ROOT);
  if (process.env['TEST_DATABASE_URL']) return;
  const folder = makeTemporaryFolder('test');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  remember(folder, postgres);
}
