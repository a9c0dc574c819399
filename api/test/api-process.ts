import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tessera/scripts/process';
import type { TestShop } from './harness';
import { memoryOf } from './process-memory';
import type { Memory } from './process-memory';

/** A program of the API, built by `npm test` before its tests and by `npm run build`. @throws Error when it is not built */
export const programAt = (name: string): string => {
  const file = path.join(__dirname, `../dist/${name}.cjs`);
  if (!existsSync(file)) throw new Error('The API is not built: run `npm run build` first.');
  return file;
};
const READY_TRIES = 1_200;

export interface ApiProcess {
  url: string;
  /** Answers the exit code. */
  stop(): Promise<number | null>;
}

interface ProcessOptions {
  /** file descriptor for its log */
  output?: number | 'ignore';
  /** it may write no file that is larger, as on a full disk: writes fail with EFBIG. Units of 512 bytes */
  largest_file?: number | 'unlimited';
}

/** The built API as a process of its own, on the database of a test's shop. */
export async function startApiProcess(
  { infra }: TestShop,
  env: Record<string, string> = {},
  { output = 'ignore', largest_file = 'unlimited' }: ProcessOptions = {},
): Promise<ApiProcess> {
  const { database_url, files_dir } = infra.config;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limited = `trap '' XFSZ; ulimit -f ${largest_file}; exec "$@"`;
  const child = spawn('sh', ['-c', limited, 'sh', process.execPath, programAt('server')], {
    env: {
      ...process.env,
      DATABASE_URL: database_url,
      API_PORT: String(port),
      API_URL: url,
      SHOP_SECRET: 'ab'.repeat(32),
      DATA_DIR: files_dir,
      FILES_DIR: files_dir,
      LOG_LEVEL: 'silent',
      TEST_CARDS: '1',
      RATE_LIMIT_MAX: '1000000',
      RATE_LIMIT_AUTH_MAX: '1000000',
      RATE_LIMIT_FORMS_MAX: '1000000',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    if (hasEnded(child)) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('The API does not answer');
}

export interface WorkerProcess {
  memory(): Memory;
  /** kill -9 */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The built worker as a process of its own, on the database of a test's shop. */
export function startWorkerProcess({ infra }: TestShop): WorkerProcess {
  const { database_url, files_dir } = infra.config;
  const settings = {
    DATABASE_URL: database_url,
    SHOP_SECRET: 'ab'.repeat(32),
    DATA_DIR: files_dir,
    FILES_DIR: files_dir,
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [programAt('worker')], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { memory: () => memoryOf(child), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
/** One of the built programs, which is to end by itself: how, and everything that it said. */
export async function runUntilItEnds(
  name: string,
  { infra }: TestShop,
): Promise<{ code: number | null; said: string }> {
  const { database_url, files_dir } = infra.config;
  const settings = { DATABASE_URL: database_url, API_PORT: '0', SHOP_SECRET: 'ab'.repeat(32), DATA_DIR: files_dir };
  const child = spawn(process.execPath, [programAt(name)], { env: { ...process.env, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await once(child, 'close');
  clearTimeout(late);
  return { code: child.exitCode, said };
}
