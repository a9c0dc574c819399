import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '@tessera/scripts/basics';
import { makeTemporaryFolder, startPostgres } from '@tessera/scripts/postgres';
import { freePort } from '@tessera/scripts/process';
import { apiCode } from './api-code';
import { startMailServer } from './mail-server';
import { descendantsOf, isAlive, listProcesses } from './processes';

/** The shop that the tests use. */
export interface ShopInfo {
  url: string;
  /** of the API itself, as web servers ask it */
  apiUrl: string;
  dataDir: string;
  filesDir: string;
  /** where the mail server of the tests keeps what it is sent */
  mailsDir: string;
  /** process id of `npm start`'s supervisor */
  supervisor: number;
  admin: { email: string; password: string };
  /** the double of Stripe's API that the shop calls, and what it signs its messages with */
  stripe: StripeDouble & { webhook_secret: string };
  /** what `npm start` has printed so far */
  printed: () => string;
  /** The same start once more, after the supervisor was killed; resolves when the shop is open. */
  startAgain: () => Promise<void>;
}

interface RunningShop {
  info: ShopInfo;
  stop: () => Promise<void>;
}

type StripeDouble = Awaited<ReturnType<ReturnType<typeof apiCode>['startStripeDouble']>>;

/** What a shop begins with: the demo shop and the environment's keys of Stripe, the demo shop without keys, or nothing at all. */
export type ShopFrom = 'demo' | 'demo-without-keys' | 'nothing';

const WEBHOOK_SECRET = 'whsec_e2e';
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;
const ADMIN = { email: 'e2e-admin@kilnandoak.example', password: 'Kiln-and-0ak-admin' };

let current: ShopInfo | undefined;

/** Tells the helpers of this worker's tests which shop is theirs. */
export function rememberShop(shop: ShopInfo): void {
  current = shop;
}

/** @throws Error outside of a run of the suite */
export function currentShop(): ShopInfo {
  if (!current)
    throw new Error('No shop runs: start the tests with `npx playwright test --config e2e/playwright.config.ts`.');
  return current;
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

async function waitUntilOpen(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  // the worker is started last, and the sentence is printed after it
  while (!output().includes('Tessera is open') || !(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error(`The shop did not open:\n${output()}`);
    }
    await sleep(100);
  }
}

async function waitForExit(child: ChildProcess): Promise<number | null> {
  const end = Date.now() + STOP_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null) {
    if (Date.now() > end) return null;
    await sleep(50);
  }
  return child.exitCode;
}

/** Everything that belongs to the shop: what the supervisor started, and the PostgreSQL in its data folder. */
export function shopProcesses({ supervisor, dataDir }: ShopInfo): number[] {
  const ours = listProcesses().filter(({ command }) => command.includes(dataDir));
  return [supervisor, ...[...descendantsOf(supervisor), ...ours].map(({ pid }) => pid)];
}

async function stopShop(
  child: ChildProcess,
  info: ShopInfo,
  folder: string,
  output: () => string,
  stopDatabase: () => Promise<void> = async () => undefined,
): Promise<void> {
  const running = [...new Set(shopProcesses(info))];
  child.kill('SIGCONT'); // a failed test may have left it paused
  child.kill('SIGINT');
  const status = await waitForExit(child);
  await stopDatabase();
  const left = running.filter(isAlive);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  const isClean = status === 0 && left.length === 0;
  if (isClean && !process.env['TESSERA_KEEP']) rmSync(folder, { recursive: true, force: true });
  if (!isClean) {
    throw new Error(
      `Ctrl-C left ${left.length} of ${running.length} processes running (status ${status}); ${folder} is kept.\n${output()}`,
    );
  }
}

/** The environment without what would lead to another shop, or to an account at Stripe. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, DATABASE_DIRECT_URL: _direct, FILES_DIR: _files, ...env } = process.env;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !(name in STRIPE_KEYS)));
}

interface OwnDatabase {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A database of one's own, where nothing is: no demo shop is loaded into it. */
async function startOwnDatabase(dataDir: string): Promise<OwnDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(join(dataDir, 'secret'), secret, { mode: 0o600 });
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  return { env: { DATABASE_URL: postgres.url, SHOP_SECRET: secret }, stop: postgres.stop };
}

const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_e2e',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

/**
 * Opens the built shop exactly as `npm start` does, on a free port and in a folder of its own: with the demo shop, with or
 * without keys of Stripe, or with an empty database of one's own and nothing that anybody has set up but the first owner.
 * @throws Error with what it printed when it does not open within three minutes
 */
export async function startShop(from: ShopFrom = 'demo'): Promise<RunningShop> {
  const folder = makeTemporaryFolder('e2e');
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, 'data');
  const mailsDir = join(folder, 'mails');
  const mailServer = await startMailServer(mailsDir);
  const stripe = await apiCode().startStripeDouble();
  const database = from === 'nothing' ? await startOwnDatabase(dataDir) : undefined;
  const env = {
    ...ownEnvironment(),
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SHOP_ADMIN_EMAIL: ADMIN.email,
    SHOP_ADMIN_PASSWORD: ADMIN.password,
    // all visitors of a test run come from one address
    RATE_LIMIT_MAX: '1000000',
    RATE_LIMIT_AUTH_MAX: '1000000',
    RATE_LIMIT_FORMS_MAX: '1000000',
    RENDER_LIMIT_MAX: '1000000',
    SMTP_URL: mailServer.url,
    SHOP_DEV_UI: '1',
    // tests halt processes and let them go on
    HANG_SECONDS: '120',
    STRIPE_API_BASE: stripe.url,
    ...(from === 'demo' ? STRIPE_KEYS : {}),
    ...database?.env,
  };
  let printed = '';
  const launch = (): ChildProcess => {
    printed = '';
    const started = spawn(process.execPath, ['scripts/start.js'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const take = (chunk: Buffer) => (printed += chunk.toString());
    started.stdout.on('data', take);
    started.stderr.on('data', take);
    return started;
  };
  let child = launch();
  const info: ShopInfo = {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    filesDir: join(dataDir, 'files'),
    mailsDir,
    supervisor: child.pid ?? 0,
    admin: ADMIN,
    stripe: Object.assign(stripe, { webhook_secret: WEBHOOK_SECRET }),
    printed: () => printed,
    startAgain: async () => {
      child = launch();
      info.supervisor = child.pid ?? 0;
      await waitUntilOpen(child, url, () => printed);
    },
  };
  const stop = async () => {
    await stopShop(child, info, folder, () => printed, database?.stop);
    await mailServer.stop();
    await stripe.close();
  };
  try {
    await waitUntilOpen(child, url, () => printed);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { info, stop };
}
