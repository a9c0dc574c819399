import { buildApp } from './app';
import { loadConfig } from './core/config';
import type { App } from './framework/routes/http';
import { closeInfra, createInfra } from './infra';
import type { Infra } from './infra';
import { createLogger } from './infra/process/logger';
import { createServices } from './services';
import type { Services } from './services';

export interface OpenShop {
  infra: Infra;
  services: Services;
  /** the whole HTTP surface; it does not listen */
  buildApp(): Promise<App>;
  close(): Promise<void>;
}

/** For commands that ask no database: settings that only have the right form. */
const OFFLINE = { DATABASE_URL: 'postgres://127.0.0.1:1/offline', SHOP_SECRET: '0'.repeat(64), LOG_LEVEL: 'silent' };

/** The shop's services for a command; the log goes to stderr, since stdout is the answer. */
export function openShop(offline: boolean): OpenShop {
  const config = loadConfig(offline ? { ...process.env, ...OFFLINE } : process.env);
  const infra = createInfra({ config, logger: createLogger(config.log_level, 'cli', process.stderr.fd) });
  const services = createServices(infra);
  return { infra, services, buildApp: () => buildApp(infra, services), close: () => closeInfra(infra) };
}
