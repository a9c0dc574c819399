import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../basics/paths';
import { startPostgres, type RunningPostgres } from '../postgres/postgres';
import { freePort } from '../process/free-port';
import { createApiProcess } from './api-process';

const WORKER = join(ROOT, 'api/dist/worker.cjs');
const LOWEST = 19;

jest.setTimeout(120_000);

let folder: string;
let postgres: RunningPostgres;
let worker: ChildProcess;

/** The programs are built by `npm test` before its tests, and by `npm run build`. */
beforeAll(async () => {
  if (!existsSync(WORKER)) throw new Error('The API is not built: npm run build');
  folder = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const api = createApiProcess({ folder, port: await freePort(), databaseUrl: postgres.url });
  await api.command('migrate');
  const env = { ...process.env, DATABASE_URL: postgres.url, SHOP_SECRET: 'cd'.repeat(32), DATA_DIR: folder };
  worker = spawn(process.execPath, [WORKER], { env: { ...env, LOG_LEVEL: 'silent' }, stdio: 'ignore' });
});
afterAll(async () => {
  worker.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The one process that the worker has started, other than `last`. */
async function pictures(last = 0): Promise<number> {
  for (;;) {
    const children = readFileSync(`/proc/${worker.pid}/task/${worker.pid}/children`, 'utf8').trim().split(' ');
    const pid = Number(children[0]);
    // It gives itself its priority when it has been loaded.
    if (pid > 0 && pid !== last && getPriority(pid) === LOWEST) return pid;
    await sleep(50);
  }
}

async function gone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}`)) await sleep(50);
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('pictures are made at the lowest priority by a process of their own, and nothing else is', async () => {
  const first = await pictures();
  expect([getPriority(worker.pid), getPriority(first)]).toEqual([getPriority(), LOWEST]);

  process.kill(first, 'SIGKILL');
  const second = await pictures(first);
  expect(worker.exitCode).toBeNull();

  worker.kill('SIGKILL');
  await gone(second);
});
