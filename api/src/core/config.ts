import path from 'node:path';
import { areProxies } from '@tessera/server/http';
import { LOG_LEVELS } from '@tessera/server/logging';
import { EMAIL_PATTERN } from '@tessera/shared/forms';

export interface Config {
  readonly api_port: number;
  readonly api_host: string;
  readonly public_url: string;
  readonly database_url: string;
  /** the same database past a pooler, for what needs a session of its own; the same as `database_url` without one */
  readonly database_direct_url: string;
  readonly database_pool_max: number;
  readonly files_dir: string;
  /** a mail server; null: mails are kept in `mails_dir` */
  readonly smtp_url: string | null;
  /** the sender's address; null: the store's own */
  readonly mail_from: string | null;
  readonly mails_dir: string;
  readonly access_token_seconds: number;
  readonly shop_secret: Buffer;
  readonly log_level: string;
  readonly rate_limit_max: number;
  readonly rate_limit_auth_max: number;
  readonly rate_limit_forms_max: number;
  /** seconds for which a process that is told to stop goes on answering while /readyz says 503 */
  readonly shutdown_delay: number;
  readonly read_cache_mb: number;
  readonly metrics_token: string | null;
  readonly trusted_proxies: string;
  /** host and port of servers in the shop's own network from which imports may fetch pictures */
  readonly picture_hosts: readonly string[];
  /** the same of servers to which what browsers say of remotes may be sent */
  readonly sink_hosts: readonly string[];
  readonly demo: boolean;
  /** pages for those who build the shop: previews of mails */
  readonly dev_ui: boolean;
  /** where the test gateway sends its messages: the API itself, or what hands on to it */
  readonly api_url: string;
  /** the web servers that the worker asks how a version on trial does */
  readonly web_urls: readonly string[];
  /** the built-in test gateway's cards are taken: no money moves */
  readonly test_cards: boolean;
  /** null: not set up */
  readonly stripe: StripeConfig | null;
  /** instead of Stripe's own address, for keys that staff save, too */
  readonly stripe_api_base: string | null;
  readonly admin_email: string | null;
  readonly admin_password: string | null;
}

export interface StripeConfig {
  readonly secret_key: string;
  readonly publishable_key: string;
  readonly webhook_secret: string;
  /** instead of Stripe's own address, for a double of it */
  readonly api_base: string | null;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks every setting at once, so that a wrong one stops the process before it does anything.
 * @throws Error naming every wrong setting and what it may be.
 */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = [];
  const data_dir = path.resolve(env.DATA_DIR || '.data');
  const port = integer(env, 'PORT', 3000, [1, 65535], problems);
  const public_url = origin(env, 'PUBLIC_URL', `http://localhost:${port}`, problems);
  const database_url = databaseUrl(env, 'DATABASE_URL', problems);

  const stripe_api_base = stripeAddress(env, problems);

  const config: Config = {
    api_port: integer(env, 'API_PORT', 4001, [0, 65535], problems),
    api_host: env.API_HOST || '127.0.0.1',
    public_url,
    database_url,
    database_direct_url: directUrl(env, database_url, problems),
    database_pool_max: integer(env, 'DATABASE_POOL_MAX', 14, [1, 200], problems),
    files_dir: path.resolve(env.FILES_DIR || path.join(data_dir, 'files')),
    smtp_url: smtpUrl(env, problems),
    mail_from: address(env, 'MAIL_FROM', problems),
    mails_dir: path.join(data_dir, 'mails'),
    access_token_seconds: integer(env, 'ACCESS_TOKEN_SECONDS', 900, [1, 3600], problems),
    shop_secret: secret(env, problems),
    log_level: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS, problems),
    rate_limit_max: integer(env, 'RATE_LIMIT_MAX', 1200, [1, 1_000_000_000], problems),
    rate_limit_auth_max: integer(env, 'RATE_LIMIT_AUTH_MAX', 30, [1, 1_000_000_000], problems),
    shutdown_delay: integer(env, 'SHUTDOWN_DELAY', 0, [0, 300], problems),
    rate_limit_forms_max: integer(env, 'RATE_LIMIT_FORMS_MAX', 10, [1, 1_000_000_000], problems),
    read_cache_mb: integer(env, 'READ_CACHE_MB', 32, [0, 4096], problems),
    metrics_token: env.METRICS_TOKEN || null,
    trusted_proxies: proxies(env, problems),
    picture_hosts: hosts(env, 'IMPORT_PICTURE_HOSTS', problems),
    sink_hosts: hosts(env, 'SINK_HOSTS', problems),
    demo: env.TESSERA_DEMO === '1',
    dev_ui: env.SHOP_DEV_UI === '1',
    // a wrong PUBLIC_URL is one mistake, not two
    api_url: webUrl(env, 'API_URL', public_url || `http://localhost:${port}`, problems),
    web_urls: webServers(env, public_url || `http://localhost:${port}`, problems),
    test_cards: takesTestCards(env),
    stripe: stripe(env, stripe_api_base, problems),
    stripe_api_base,
    admin_email: address(env, 'SHOP_ADMIN_EMAIL', problems),
    admin_password: env.SHOP_ADMIN_PASSWORD || null,
  };

  if (problems.length > 0) throw new Error(`Settings are wrong: ${problems.join('; ')}`);
  return Object.freeze(config);
}

function integer(
  env: Environment,
  name: string,
  fallback: number,
  range: [number, number],
  problems: string[],
): number {
  const value = env[name] === undefined || env[name] === '' ? fallback : Number(env[name]);
  const [min, max] = range;
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push(`${name} must be a whole number from ${min} to ${max}`);
  return fallback;
}

/** An address that people or programs call: one of another kind would go into mails and pages unseen. */
function webUrl(env: Environment, name: string, fallback: string | undefined, problems: string[]): string {
  const value = env[name] || fallback;
  if (value !== undefined && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) {
    return value.replace(/\/$/, '');
  }
  problems.push(`${name} must be a URL that begins with http:// or https://`);
  return '';
}

/** One or several, with commas between them. */
const webServers = (env: Environment, fallback: string, problems: string[]): string[] =>
  (env['WEB_URL'] || fallback).split(',').map((url) => webUrl({}, 'WEB_URL', url.trim(), problems));

/** Names or addresses, each with its port where that is another one than its scheme's, and commas between them. */
function hosts(env: Environment, name: string, problems: string[]): string[] {
  const given = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const named = given.filter((host) => host !== '');
  const isHost = (host: string): boolean => URL.canParse(`http://${host}`) && !/[/@?#]/.test(host);
  if (!named.every(isHost))
    problems.push(`${name} must be hosts such as pictures.internal:8080, with commas between them`);
  return named;
}

/** Where a shop is: it has its host to itself, so that a path would be lost. */
function origin(env: Environment, name: string, fallback: string, problems: string[]): string {
  const value = webUrl(env, name, fallback, problems);
  if (value === '') return value;
  const { origin: own, href } = new URL(value);
  if (href === `${own}/`) return own;
  problems.push(`${name} must be scheme, host and port alone, such as https://shop.example.com`);
  return '';
}

function proxies(env: Environment, problems: string[]): string {
  const value = env.TRUSTED_PROXIES || 'loopback';
  if (!areProxies(value)) {
    problems.push('TRUSTED_PROXIES must be addresses, networks or names such as loopback, with commas between them');
  }
  return value;
}

/** Holds a password, so it is never repeated. */
function databaseUrl(env: Environment, name: string, problems: string[]): string {
  const value = env[name] ?? '';
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '');
  problems.push(`${name} must look like postgres://user:password@host:5432/name`);
  return '';
}

function directUrl(env: Environment, database_url: string, problems: string[]): string {
  return env.DATABASE_DIRECT_URL ? databaseUrl(env, 'DATABASE_DIRECT_URL', problems) : database_url;
}

/** Where the demo shop is, unless it is said. */
const takesTestCards = (env: Environment): boolean => (env.TEST_CARDS || env.TESSERA_DEMO) === '1';

const stripeAddress = (env: Environment, problems: string[]): string | null =>
  env.STRIPE_API_BASE ? webUrl(env, 'STRIPE_API_BASE', undefined, problems) : null;

/** All three keys or none; they are never repeated. */
function stripe(env: Environment, api_base: string | null, problems: string[]): StripeConfig | null {
  const keys = {
    STRIPE_SECRET_KEY: /^(sk|rk)_\w+$/,
    STRIPE_PUBLISHABLE_KEY: /^pk_\w+$/,
    STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
  };
  const given = Object.entries(keys).filter(([name]) => env[name]);
  if (given.length === 0) return null;
  for (const [name, pattern] of Object.entries(keys)) {
    if (!pattern.test(env[name] ?? '')) problems.push(`${name} must be the key that Stripe shows under that name`);
  }
  const { STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = env;
  return Object.freeze({
    secret_key: STRIPE_SECRET_KEY,
    publishable_key: STRIPE_PUBLISHABLE_KEY,
    webhook_secret: STRIPE_WEBHOOK_SECRET,
    api_base,
  });
}

/** May hold a password, so it is never repeated. */
function smtpUrl(env: Environment, problems: string[]): string | null {
  const value = env.SMTP_URL;
  if (!value) return null;
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '') return value;
  problems.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host');
  return null;
}

function address(env: Environment, name: string, problems: string[]): string | null {
  const value = env[name];
  if (!value) return null;
  if (EMAIL_PATTERN.test(value)) return value;
  problems.push(`${name} must be an e-mail address`);
  return null;
}

function oneOf(env: Environment, name: string, fallback: string, allowed: string[], problems: string[]): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value)) problems.push(`${name} must be one of ${allowed.join(', ')}`);
  return value;
}

function secret(env: Environment, problems: string[]): Buffer {
  const value = env.SHOP_SECRET ?? '';
  if (!/^[0-9a-f]{64}$/i.test(value)) problems.push('SHOP_SECRET must be 64 hexadecimal digits (openssl rand -hex 32)');
  return Buffer.from(value, 'hex');
}
