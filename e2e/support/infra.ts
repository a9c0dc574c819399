import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../api/src/core/config';
import { closeInfra, createInfra, type Infra } from '../../api/src/infra';
import { createLogger } from '../../api/src/infra/process/logger';
import { databaseUrl } from './database';
import { currentShop } from './shop';

/** Lends the shop's own services what they need, as another process of the same shop would have it. */
export async function withInfra<T>(run: (infra: Infra) => Promise<T>): Promise<T> {
  const { dataDir, filesDir, url } = currentShop();
  const config = loadConfig({
    DATA_DIR: dataDir,
    FILES_DIR: filesDir,
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl(),
    SHOP_SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    LOG_LEVEL: 'silent',
  });
  const infra = createInfra({ config, logger: createLogger('silent', 'e2e') });
  try {
    return await run(infra);
  } finally {
    await closeInfra(infra);
  }
}
