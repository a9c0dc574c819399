import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFileSync } from '@tessera/server/files';
import { ROOT } from '../basics/paths';
import { Trouble, codeOf, messageOf } from '../basics/trouble';

export type Environment = Record<string, string | undefined>;

/** What the commands read from the environment; the settings table in README.md has the same names. */
export interface Settings {
  port: number;
  /** the API's own; undefined: a free one */
  apiPort: number | undefined;
  dataDir: string;
  filesDir: string;
  publicUrl: string;
  /** a PostgreSQL of one's own; undefined = ours */
  databaseUrl: string | undefined;
  secret: string;
  /** how long a process may give no answer before it is started again, in milliseconds; 0: any time */
  hangMs: number;
}

function readPort(env: Environment): number {
  const port = Number(env['PORT'] || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Trouble(`PORT is "${env['PORT']}" and must be a whole number from 1 to 65535.`);
}

/** Only one of two programs that listen on a port hears anything, and not always the same. */
function readApiPort(env: Environment, port: number): number | undefined {
  const given = env['API_PORT'] || '0';
  const apiPort = Number(given);
  if (!Number.isInteger(apiPort) || apiPort < 0 || apiPort > 65_535) {
    throw new Trouble(`API_PORT is "${given}" and must be a whole number from 1 to 65535, or 0 for a free one.`);
  }
  if (apiPort === port) throw new Trouble(`API_PORT and PORT are both ${port}: leave API_PORT out, or choose another.`);
  return apiPort || undefined;
}

const HANG_SECONDS = 10;
const HANG_SECONDS_MAX = 3600;

function readHangMs(env: Environment): number {
  const seconds = Number(env['HANG_SECONDS'] || HANG_SECONDS);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= HANG_SECONDS_MAX) return seconds * 1000;
  throw new Trouble(
    `HANG_SECONDS is "${env['HANG_SECONDS']}" and must be a whole number from 0 (never) to ${HANG_SECONDS_MAX}.`,
  );
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.writable'), '');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC')
      throw new Trouble(`The disk of ${dataDir} is full: free some space or choose another folder with DATA_DIR.`);
    const reason = code === 'EACCES' || code === 'EPERM' ? 'this user may not write there' : messageOf(error);
    throw new Trouble(`The data folder ${dataDir} cannot be used (${reason}): choose another one with DATA_DIR.`);
  }
}

const SECRET = /^[0-9a-f]{64}$/i;

/** Seals the signing keys in the database, so it must stay the same as long as the database lives. */
function readSecret(env: Environment, dataDir: string): string {
  const given = env['SHOP_SECRET'];
  if (given) {
    if (SECRET.test(given)) return given;
    throw new Trouble('SHOP_SECRET must be 64 hexadecimal digits: make one with `openssl rand -hex 32`.');
  }
  if (env['DATABASE_URL']) {
    throw new Trouble(
      'With DATABASE_URL set, SHOP_SECRET must be set too, the same for every process: make one with `openssl rand -hex 32`.',
    );
  }
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    // a full disk, a kill or a power cut must not leave half a secret behind
    replaceFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (SECRET.test(secret)) return secret;
  throw new Trouble(
    `The secret in ${file} is damaged: bring it back from a copy, or remove the file (everybody has to sign in again then).`,
  );
}

/**
 * Reads the settings; makes the data folder and, at the first start, the secret in it.
 * @throws Trouble naming the wrong setting and what it may be
 */
export function readSettings(env: Environment = process.env): Settings {
  const port = readPort(env);
  if (env['DATABASE_DIRECT_URL'] && !env['DATABASE_URL']) {
    throw new Trouble(
      'DATABASE_DIRECT_URL is the way past the pooler of DATABASE_URL to the same database: set DATABASE_URL too.',
    );
  }
  const dataDir = resolve(ROOT, env['DATA_DIR'] || '.data');
  makeDataDir(dataDir);
  return {
    port,
    apiPort: readApiPort(env, port),
    dataDir,
    filesDir: resolve(ROOT, env['FILES_DIR'] || join(dataDir, 'files')),
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, ''),
    databaseUrl: env['DATABASE_URL'] || undefined,
    secret: readSecret(env, dataDir),
    hangMs: readHangMs(env),
  };
}

/** Every process gets what it needs and no more: the web server sees neither database nor secret. */
export const webEnvironment = (settings: Settings, apiPort: number, env: Environment = process.env): Environment => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, SHOP_SECRET, SHOP_ADMIN_EMAIL, SHOP_ADMIN_PASSWORD, ...others } = env;
  const { METRICS_TOKEN, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...rest } = others;
  return {
    ...rest,
    NODE_ENV: 'production',
    PORT: String(settings.port),
    API_URL: `http://127.0.0.1:${apiPort}`,
    DATA_DIR: settings.dataDir,
    FILES_DIR: settings.filesDir,
    PUBLIC_URL: settings.publicUrl,
  };
};

/** A shop without a database of one's own is the demo shop. @param databaseUrl of the running PostgreSQL @param apiPort left out for commands that do not listen */
export const apiEnvironment = (
  settings: Settings,
  databaseUrl: string,
  apiPort?: number,
  env: Environment = process.env,
): Environment => ({
  ...env,
  ...(settings.databaseUrl === undefined ? { TESSERA_DEMO: '1' } : {}),
  NODE_ENV: 'production',
  PORT: String(settings.port),
  ...(apiPort === undefined ? {} : { API_PORT: String(apiPort), API_URL: `http://127.0.0.1:${apiPort}` }),
  DATA_DIR: settings.dataDir,
  FILES_DIR: settings.filesDir,
  PUBLIC_URL: settings.publicUrl,
  WEB_URL: `http://127.0.0.1:${settings.port}`,
  DATABASE_URL: databaseUrl,
  SHOP_SECRET: settings.secret,
});
