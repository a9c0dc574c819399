import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@tessera/scripts/process';

jest.setTimeout(60_000);

/** Built by `npm test` before its tests, and by `npm run build`. */
const PROGRAM = path.join(__dirname, '../dist/server/web.cjs');

let folder: string;
let child: ChildProcess;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))));
afterEach(async () => {
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The built web server as a process of its own; its API is not there, so that every page and call fails. */
async function start(log: string): Promise<(address: string) => Promise<Response>> {
  const output = openSync(log, 'a');
  const [port, nobody] = [await freePort(), await freePort()];
  child = spawn(process.execPath, [PROGRAM], {
    env: { PORT: String(port), HOST: '127.0.0.1', API_URL: `http://127.0.0.1:${nobody}`, DATA_DIR: folder },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  while (child.exitCode === null && !(await get('/healthz').catch(() => undefined))) await new Promise(setImmediate);
  return get;
}

it('answers although its log is on a full disk', async () => {
  const get = await start('/dev/full');
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/')).status).toBe(503); // its failure is logged, or would be
  expect((await get('/api/store')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
});

it("has no secret of an address in its log: neither a mail's link nor a shared list, a query nor what a browser reports", async () => {
  const log = path.join(folder, 'log');
  const get = await start(log);
  const secret = 'q7Rr0mJ5Zb1XvT-4sKp_9WcLyE2uHn6GdA8fOiQw3xM';
  const addresses = [
    ...[
      'auth/reset-password',
      'de/auth/verify-email',
      'newsletter/unsubscribe',
      'back-in-stock/confirm',
      'wishlist/shared',
    ],
    ...['api/wishlist/shared', 'api/invoices/download?link=', 'api/newsletter/unsubscribe?token='],
  ].map((address) => (address.endsWith('=') ? `/${address}${secret}` : `/${address}/${secret}`));
  for (const address of addresses) await (await get(address)).text();
  await fetch(new URL('/error-log', (await get('/healthz')).url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ error_id: 'E-7K3M', errorType: 'network', errorCode: 'offline', statusCode: 0, timestamp: 'now' },
      errorMessage: `GET /api/wishlist/shared/${secret} failed`,
      address: `/auth/reset-password/${secret}`,
    }),
  });
  const text = readFileSync(log, 'utf8');
  expect(text).toContain('a request could not be answered');
  expect(text).toContain('a page failed in a browser');
  expect(text).not.toContain(secret);
});

/** The web server with something in it that fails, and that nobody catches. Gives its status. */
async function crash(log: string): Promise<number> {
  const output = openSync(log, 'a');
  const code = path.join(folder, 'crash.cjs');
  writeFileSync(code, 'setTimeout(() => Promise.reject(new Error("nobody heard this")), 500)');
  child = spawn(process.execPath, ['--require', code, PROGRAM], {
    env: { PORT: '0', HOST: '127.0.0.1', API_URL: 'http://127.0.0.1:9', DATA_DIR: folder },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const [status] = (await once(child, 'exit')) as [number];
  return status;
}

it('ends with a line in its log when something fails that nobody caught', async () => {
  const log = path.join(folder, 'log');
  expect(await crash(log)).toBe(1);
  const last = readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'nobody heard this' } });
});

it('ends then, too, when there is no room for that line', async () => {
  expect(await crash('/dev/full')).toBe(1);
});
