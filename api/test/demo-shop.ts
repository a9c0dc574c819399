import path from 'node:path';
import { loadDemo } from '../src/modules/import/demo.service';
import { freshDatabase } from './database/database';
import { startTestShop } from './harness';
import type { TestShop } from './harness';

/** The repository's, which the demo shop is made of. */
export const DEMO = path.join(__dirname, '../../demo');

async function fill(database_url: string): Promise<void> {
  const shop = await startTestShop({ database_url });
  await loadDemo({ ...shop.infra, store: shop.services.store }, DEMO);
  await shop.close();
}

/**
 * The whole API with the demo shop, which is loaded once for all files of tests and copied for each. The files of its
 * pictures are not copied. Call `close` in afterAll.
 * @param suffix of its database's name, beside another shop of the same file
 */
export async function startDemoShop(suffix = ''): Promise<TestShop> {
  return startTestShop({ database_url: await freshDatabase(suffix, { name: 'demo', fill }) });
}
