import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../basics/paths';

const DIST = join(ROOT, 'api/dist');
const READY_TRIES = 600;
const RESTART_MS = 250;

export interface ApiProcessOptions {
  /** for its data */
  folder: string;
  port: number;
  databaseUrl: string;
}

export interface ApiProcess {
  url: string;
  /** Runs one of the command line's commands to its end. */
  command(...args: string[]): Promise<void>;
  /** Starts API and worker; resolves when the API answers. */
  start(): Promise<void>;
  /** kill -9 of API and worker. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The built API and its worker as processes of their own, to be killed. */
export function createApiProcess({ folder, port, databaseUrl }: ApiProcessOptions): ApiProcess {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    API_URL: url,
    SHOP_SECRET: 'cd'.repeat(32),
    DATA_DIR: folder,
    FILES_DIR: join(folder, 'files'),
    LOG_LEVEL: 'silent',
    TESSERA_DEMO: '1',
    RATE_LIMIT_MAX: '1000000',
    RATE_LIMIT_AUTH_MAX: '1000000',
    RATE_LIMIT_FORMS_MAX: '1000000',
  };
  let stopped = false;
  const running = new Map<string, ChildProcess>();

  /** One that dies is started again, as the shop's supervisor does. */
  function run(program: string): void {
    if (stopped || running.has(program)) return;
    const child = spawn(process.execPath, [join(DIST, `${program}.cjs`)], { env, stdio: 'ignore' });
    running.set(program, child);
    child.once('exit', () => {
      running.delete(program);
      setTimeout(() => run(program), RESTART_MS);
    });
  }

  async function end(program: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running.get(program);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    url,
    async command(...args) {
      await promisify(execFile)(process.execPath, [join(DIST, 'cli.cjs'), ...args], { env });
    },
    async start() {
      run('server');
      run('worker');
      for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
        await sleep(100);
      }
      throw new Error('The API does not answer');
    },
    async kill() {
      await Promise.all([end('server', 'SIGKILL'), end('worker', 'SIGKILL')]);
    },
    async stop() {
      stopped = true;
      await Promise.all([end('server', 'SIGTERM'), end('worker', 'SIGTERM')]);
    },
  };
}
