import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../postgres/temporary-folder';
import { startPostgres } from '../postgres/postgres';
import { freePort } from '../process/free-port';
import { runProgram } from '../programs/run-program';

jest.setTimeout(120_000);

let folder: string;
let port: number;
beforeAll(async () => {
  folder = makeTemporaryFolder('start');
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm start` that does not come up. What comes up is asked in e2e/composition/supervisor.spec.ts. */
async function tryStart(): Promise<{ status: number; said: string }> {
  const none = { DATABASE_URL: '', DATABASE_DIRECT_URL: '', SHOP_SECRET: '', FILES_DIR: '', PUBLIC_URL: '' };
  const env = { ...none, DATA_DIR: folder, PORT: String(port) };
  const { status, output } = await runProgram(process.execPath, ['scripts/start.js'], { env });
  return { status, said: output.trim() };
}

describe('npm start', () => {
  it('says in one sentence that the port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, resolve));
    const { status, said } = await tryStart();
    await new Promise((resolve) => server.close(resolve));
    expect(status).toBe(1);
    expect(said).toMatch(/^Port \d+ is taken by another program: stop that one, or choose another port/);
  });

  it('calls a damaged database damaged, and leaves the folder as it is', async () => {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    await postgres.stop();
    rmSync(join(folder, 'postgres/cluster/global/pg_control'));
    const { status, said } = await tryStart();
    expect(status).toBe(1);
    expect(said).toMatch(/The database in .* is damaged .*: put back a backup/);
    expect(readFileSync(join(folder, 'postgres/cluster/PG_VERSION'), 'utf8')).toBe('18\n');
  });
});
