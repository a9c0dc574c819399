import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Infra } from '@tessera/api/testing';
import { apiCode } from './api-code';
import { databaseUrl } from './database';
import { currentShop } from './shop';

/** Lends the shop's own services what they need, as another process of the same shop would have it. */
export function withInfra<T>(run: (infra: Infra) => Promise<T>): Promise<T> {
  const { dataDir, filesDir, url } = currentShop();
  const settings = {
    DATA_DIR: dataDir,
    FILES_DIR: filesDir,
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl(),
    SHOP_SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    LOG_LEVEL: 'silent',
  };
  return apiCode().withInfra(settings, run);
}
