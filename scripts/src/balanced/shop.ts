import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../basics/paths';
import { query } from '../postgres/query';
import { startPostgres, type RunningPostgres } from '../postgres/postgres';
import { freePort } from '../process/free-port';
import { startHaproxy } from './haproxy';
import { createProgram, type Program } from './program';

const REMOTES = ['account', 'admin', 'cart', 'catalog'].map((name) => join(ROOT, `remote-${name}/dist`));
const STOCK = 1_000_000;

export interface BalancedShop {
  /** where visitors come in */
  url: string;
  /** in the order in which they are restarted */
  programs: Program[];
  /** Starts one that ended; resolves when it is ready and haproxy counts on it. */
  bringBack(program: Program): Promise<void>;
  query<Row>(sql: string): Promise<Row[]>;
  counters(): Promise<string>;
  stop(): Promise<void>;
}

/** Seconds: longer than haproxy takes to hear that a process is no longer ready (fall × inter). */
const SHUTDOWN_DELAY = '5';

/** The processes' own environment is that of docker-compose.yml, with the demo shop's goods and test cards. */
function environments(folder: string, { databaseUrl, api, url }: { databaseUrl: string; api: string; url: string }) {
  const files = { FILES_DIR: join(folder, 'files') };
  // One address sends everything here.
  const limits = { RATE_LIMIT_MAX: '1000000', RATE_LIMIT_AUTH_MAX: '1000000', RATE_LIMIT_FORMS_MAX: '1000000' };
  const common = { ...files, PUBLIC_URL: url, API_URL: `http://${api}`, LOG_LEVEL: 'info' };
  return {
    api: {
      ...common,
      ...limits,
      DATABASE_URL: databaseUrl,
      SHOP_SECRET: 'cd'.repeat(32),
      DATA_DIR: folder,
      TESSERA_DEMO: '1',
      SHUTDOWN_DELAY,
    },
    web: (name: string) => ({
      ...common,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, name),
      SHUTDOWN_DELAY,
      RENDER_LIMIT_MAX: '1000000',
    }),
  };
}

/**
 * Two of each of the built programs, on a PostgreSQL of their own, behind haproxy.
 * @throws Error where something is not built, or does not become ready
 */
export async function startBalancedShop(folder: string, haproxy: string): Promise<BalancedShop> {
  if (!existsSync(join(ROOT, 'api/dist/server.cjs'))) throw new Error('The programs are not built: npm run build');
  const ports = await Promise.all(Array.from({ length: 6 }, () => freePort()));
  const [web, api, web1, web2, api1, api2] = ports.map((port) => `127.0.0.1:${port}`) as Six;
  const socket = join(folder, 'haproxy.sock');
  const url = `http://${web}`;
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const env = environments(folder, { databaseUrl: postgres.url, api, url });
  await prepare(postgres, env.api);

  const log = (name: string): string => join(folder, `${name}.log`);
  const apiAt = (name: string, address: string): Program =>
    createProgram({
      name,
      file: 'api/dist/server.cjs',
      log: log(name),
      ready: { url: `http://${address}/readyz` },
      env: { ...env.api, API_PORT: address.split(':')[1] ?? '' },
    });
  const worker = (name: string): Program =>
    createProgram({
      name,
      file: 'api/dist/worker.cjs',
      log: log(name),
      ready: { words: 'the worker waits for jobs' },
      env: env.api,
    });
  const webAt = (name: string, address: string): Program => {
    mkdirSync(join(folder, name), { recursive: true });
    return createProgram({
      name,
      file: 'host/dist/server/web.cjs',
      log: log(name),
      ready: { url: `http://${address}/readyz` },
      env: { ...env.web(name), PORT: address.split(':')[1] ?? '' },
    });
  };
  const apis = [apiAt('api1', api1), apiAt('api2', api2)];
  const workers = [worker('worker1'), worker('worker2')];
  const webs = [webAt('web1', web1), webAt('web2', web2)];
  const balancer = await startHaproxy(haproxy, { web, api, webs: [web1, web2], apis: [api1, api2], socket });

  async function bringBack(program: Program): Promise<void> {
    await program.start();
    if (!program.name.startsWith('worker')) await balancer.untilUp(program.name);
  }
  async function stop(): Promise<void> {
    for (const program of [...webs, ...workers, ...apis]) await program.end('SIGTERM');
    await balancer.stop();
    await postgres.stop();
  }
  try {
    for (const program of [...apis, ...workers, ...webs]) await bringBack(program);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    programs: [...apis, ...workers, ...webs],
    bringBack,
    stop,
    counters: () => balancer.counters(),
    query: (sql) => query(postgres.url, sql),
  };
}

type Six = [string, string, string, string, string, string];

/** Tables, the demo shop, the remotes; goods for everybody. */
async function prepare(postgres: RunningPostgres, env: Record<string, string>): Promise<void> {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'api/dist/cli.cjs'), ...args], {
      env: { PATH: process.env['PATH'], ...env },
      cwd: ROOT,
    });
  await command('migrate');
  await command('demo');
  await command('publish', ...REMOTES);
  await query(postgres.url, `update variants set stock = ${STOCK}`);
  // The demo shop's pictures would keep the workers busy for minutes.
  await query(postgres.url, 'update images set derived = true');
}
