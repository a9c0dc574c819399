import { loadConfig } from '../config';
import { closeInfra, createInfra } from '../infra';
import type { Infra } from '../infra';
import { createLogger } from '../infra/logger';
import { createServices } from '../services';
import type { Services } from '../services';

export interface Shop {
  infra: Infra;
  services: Services;
  close(): Promise<void>;
}

/** For commands that ask no database: settings that only have the right form. */
const OFFLINE = { DATABASE_URL: 'postgres://127.0.0.1:1/offline', SHOP_SECRET: '0'.repeat(64), LOG_LEVEL: 'silent' };

/** The shop's services for a command; the log goes to stderr, since stdout is the answer. */
export function openShop(offline: boolean): Shop {
  const config = loadConfig(offline ? { ...process.env, ...OFFLINE } : process.env);
  const infra = createInfra({ config, logger: createLogger(config.log_level, 'cli', process.stderr.fd) });
  return { infra, services: createServices(infra), close: () => closeInfra(infra) };
}
