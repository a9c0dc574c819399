import type { Config } from '../core/config';
import { createChanges } from './caches/changes';
import type { Changes } from './caches/changes';
import { systemClock } from './basics/clock';
import type { Clock } from './basics/clock';
import { createDb } from './database/db';
import type { Db } from './database/db';
import { rememberExpected } from './database/lists/expected-rows';
import { createFileStore } from './files/file-store';
import type { FileStore } from './files/file-store';
import type { Logger } from './process/logger';
import { createQueue } from './queue/queue';
import type { Queue } from './queue/queue';
import { createReadCache } from './caches/read-cache';
import type { ReadCache } from './caches/read-cache';

/** What every service may ask for; each names the part it needs with `Pick`. */
export interface Infra {
  config: Config;
  logger: Logger;
  clock: Clock;
  db: Db;
  changes: Changes;
  readCache: ReadCache;
  queue: Queue;
  files: FileStore;
  /** `stopping` once the process was told to stop, while it still answers */
  lifecycle: { stopping: boolean };
}

export interface InfraOptions {
  config: Config;
  logger: Logger;
  clock?: Clock;
  role?: 'sender' | 'worker' | 'pictures';
}

/** Makes the infrastructure of one process; nothing connects until it is used. */
export function createInfra({ config, logger, clock = systemClock, role = 'sender' }: InfraOptions): Infra {
  const { database_url, database_direct_url, database_pool_max: pool_max } = config;
  const pooled = database_direct_url !== database_url;
  const application_name = `tessera ${role === 'sender' ? 'api' : role}`;
  const changes = createChanges({ database_url, database_direct_url, logger });
  const db = createDb({ database_url, application_name, pool_max, logger, pooled });
  if (config.read_cache_mb > 0) rememberExpected(db);
  return {
    config,
    logger,
    clock,
    db,
    changes,
    readCache: createReadCache({ changes, clock, max_mb: config.read_cache_mb }),
    // Asked while transactions hold connections: those of a pooler could all be held by who waits for one.
    queue: createQueue({
      database_url: database_direct_url,
      logger,
      role: role === 'worker' ? 'worker' : 'sender',
    }),
    files: createFileStore(config.files_dir),
    lifecycle: { stopping: false },
  };
}

/** Closes every connection; answers when they are closed. */
export async function closeInfra({ changes, queue, db }: Infra): Promise<void> {
  await changes.stop();
  await queue.stop();
  await db.destroy();
}
