import path from 'node:path';
import { areProxies } from '@tessera/server/http';
import { LOG_LEVELS } from '@tessera/server/logging';

export interface WebConfig {
  port: number;
  host: string;
  /** base URL of the API, without trailing slash and without /api */
  apiUrl: string;
  /** base of every absolute link, without trailing slash; never the Host header */
  publicUrl: string;
  /** folder of the file store: pictures and the remotes' builds */
  filesDir: string;
  /** folder for what this process keeps for itself (the last known registry) */
  dataDir: string;
  /** the host's build */
  distDir: string;
  /** whose X-Forwarded-For is believed: addresses, networks or names such as 'loopback' */
  trustedProxies: string[];
  renderers: number;
  /** how many remotes that did not come with the shop have a renderer at a time; 0: browsers alone draw theirs */
  foreignRenderers: number;
  /** pages a minute and address that are rendered because nobody holds them */
  renderLimitMax: number;
  /** how long it goes on answering after it was told to stop, seconds */
  shutdownDelay: number;
  logLevel: string;
  /** false: the service worker that browsers have is told to end itself */
  serviceWorker: boolean;
  /** shows the pages for those who build the shop */
  devUi: boolean;
  /** remote name → base URL of a development build that takes the registered one's place */
  devRemotes: Record<string, string>;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, but it is '${text}'.`);
}

function baseUrl(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be a web address such as ${fallback}, but it is '${text}'.`);
  return text.replace(/\/+$/, '');
}

/** Where the shop is: it has its host to itself, so that a path would be lost. */
function origin(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const { origin: own, href } = new URL(baseUrl(env, name, fallback));
  if (href === `${own}/`) return own;
  throw new Error(
    `${name} must be scheme, host and port alone, such as https://shop.example.com, but it is '${env[name]}'.`,
  );
}

function proxies(text: string): string[] {
  if (areProxies(text)) return text.split(',').map((part) => part.trim());
  throw new Error(
    `TRUSTED_PROXIES must be addresses, networks or names such as loopback, with commas between them, but it is '${text}'.`,
  );
}

function logLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but it is '${text}'.`);
}

function devRemotes(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    throw new Error(`DEV_REMOTES must be JSON such as {"cart":"http://localhost:3101"}, but it is '${text}'.`);
  }
}

/**
 * Reads and checks the web server's settings.
 * @throws Error with one sentence when a setting is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  return Object.freeze({
    port,
    host: env.HOST || '0.0.0.0',
    apiUrl: baseUrl(env, 'API_URL', 'http://127.0.0.1:4001'),
    publicUrl: origin(env, 'PUBLIC_URL', `http://localhost:${port}`),
    filesDir: path.resolve(env.FILES_DIR || path.join(dataDir, 'files')),
    dataDir,
    distDir: path.resolve(__dirname, '..'),
    trustedProxies: proxies(env.TRUSTED_PROXIES || 'loopback'),
    renderers: wholeNumber(env, 'WEB_RENDERERS', 1, 1, 16),
    foreignRenderers: wholeNumber(env, 'WEB_FOREIGN_RENDERERS', 4, 0, 32),
    renderLimitMax: wholeNumber(env, 'RENDER_LIMIT_MAX', 120, 1, 1_000_000),
    shutdownDelay: wholeNumber(env, 'SHUTDOWN_DELAY', 0, 0, 300),
    logLevel: logLevel(env.LOG_LEVEL || 'info'),
    serviceWorker: env.SERVICE_WORKER !== '0',
    devUi: env.SHOP_DEV_UI === '1',
    devRemotes: devRemotes(env.DEV_REMOTES || '{}'),
  });
}
