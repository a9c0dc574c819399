import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { buildApp } from '../src/app';
import { loadConfig } from '../src/core/config';
import type { Config } from '../src/core/config';
import type { App } from '../src/framework/routes/http';
import { closeInfra, createInfra } from '../src/infra';
import type { Infra } from '../src/infra';
import type { Clock } from '../src/infra/basics/clock';
import { createServices } from '../src/services';
import type { Services } from '../src/services';
import { unsaidInAuditLog } from './audit/audit-words';
import { freshDatabase } from './database/database';

/** Stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestShop {
  app: App;
  infra: Infra;
  services: Services;
  clock: TestClock;
  close(): Promise<void>;
}

export interface TestShopOptions {
  config?: Partial<Config>;
  database_url?: string;
  /** past the pooler, where `database_url` is that of one */
  database_direct_url?: string;
  /** its tests write entries of the audit log that the shop does not */
  audit_is_made_up?: boolean;
}

/** For tests whose clock runs on: access tokens are good for ten hours. */
export const LONG_SESSIONS: TestShopOptions = { config: { access_token_seconds: 36_000 } };

/**
 * The whole API on a database of its own, with a clock that only the test moves. Call `close` in afterAll.
 * @param instead services that its routes have in the place of the shop's own
 */
export async function startTestShop(
  options: TestShopOptions = {},
  instead: (infra: Infra, services: Services) => object = () => ({}),
): Promise<TestShop> {
  const { config = {}, database_url, database_direct_url, audit_is_made_up = false } = options;
  const url = database_url ?? (await freshDatabase());
  const files_dir = mkdtempSync(path.join(tmpdir(), 'tessera-files-'));
  const clock = createTestClock();
  const settings = loadConfig({
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: database_direct_url,
    SHOP_SECRET: 'ab'.repeat(32),
    LOG_LEVEL: 'silent',
    DATA_DIR: files_dir,
    FILES_DIR: files_dir,
    RATE_LIMIT_MAX: '1000000',
    RATE_LIMIT_AUTH_MAX: '1000000',
    RATE_LIMIT_FORMS_MAX: '1000000',
    DATABASE_POOL_MAX: '5',
    TEST_CARDS: '1',
  });
  const infra = createInfra({
    config: { ...settings, ...config },
    logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    clock,
  });
  const services = createServices(infra);
  const app = await buildApp(infra, { ...services, ...instead(infra, services) });
  await infra.changes.start();
  await app.ready();
  return {
    app,
    infra,
    services,
    clock,
    async close() {
      await app.close();
      // A database that the test took away has nothing to say.
      const unsaid = audit_is_made_up ? [] : await unsaidInAuditLog(infra.db).catch(() => []);
      await closeInfra(infra);
      rmSync(files_dir, { recursive: true, force: true });
      // Staff would read a name of the code.
      if (unsaid.length > 0) throw new Error(`The back office has no words for ${unsaid.join(', ')}`);
    },
  };
}

function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

/** Waits until this API has heard what was changed until now: what it remembered of it is dropped. */
export async function heard({ infra: { changes, db } }: Pick<TestShop, 'infra'>): Promise<void> {
  const word = `heard:${randomUUID()}`;
  const arrived = new Promise<void>((resolve) => {
    const stop = changes.onChange((tags) => {
      if (!tags.includes(word)) return;
      stop();
      resolve();
    });
  });
  await changes.notify(db, [word]);
  await arrived;
}

/** Waits until `check` answers true; fails after fifteen seconds, on a busy machine too. For what arrives by the change feed. */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen within fifteen seconds');
}
