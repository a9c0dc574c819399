import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../basics/paths';
import { startPostgres, type RunningPostgres } from './postgres';
import { makeTemporaryFolder } from './temporary-folder';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
const ROUNDS = process.env['TESSERA_DRILL'] ? 10 : 1;

let folder: string;
let running: RunningPostgres | undefined;

const start = async (dataDir = join(folder, 'postgres')): Promise<RunningPostgres> => {
  running = await startPostgres({ dataDir, port: running?.port });
  return running;
};
const connect = async (url: string): Promise<Client> => {
  const client = new Client(url);
  client.on('error', () => undefined); // the server is killed under it
  await client.connect();
  return client;
};
const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = await connect(url);
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

beforeAll(() => {
  folder = makeTemporaryFolder('postgres');
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

jest.setTimeout(120_000);

describe('PostgreSQL in the data folder', () => {
  it('comes up with a role that is no superuser, in UTF-8, on the loopback interface alone', async () => {
    const { url, reused } = await start();
    expect(reused).toBe(false);
    const sql = `select rolsuper, current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
      current_setting('server_encoding') as encoding from pg_roles where rolname = current_user`;
    expect(await query(url, sql)).toEqual([{ rolsuper: false, listen: '127.0.0.1', fsync: 'on', encoding: 'UTF8' }]);
  });

  it('keeps its password where others cannot read it, and refuses a wrong one', async () => {
    const { url, folder: home } = await start();
    expect(readFileSync(join(home, 'password'), 'utf8')).toHaveLength(48);
    expect(spawnSync('stat', ['-c', '%a', join(home, 'password')], { encoding: 'utf8' }).stdout.trim()).toBe('600');
    await expect(connect(url.replace(/:[0-9a-f]{48}@/, ':wrong@'))).rejects.toThrow('password authentication failed');
  });

  it('is used again while it runs', async () => {
    const first = await start();
    const again = await start();
    expect(again).toMatchObject({ pid: first.pid, reused: true, url: first.url });
  });

  it(`loses no acknowledged row to kill -9 while rows are written (${ROUNDS} rounds)`, async () => {
    const { url } = await start();
    await query(url, 'create table written (id int primary key)');
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const server = await start();
      const client = await connect(server.url);
      const until = acknowledged + 200;
      setTimeout(() => process.kill(server.pid, 'SIGKILL'), 100);
      try {
        for (; ; acknowledged++)
          await client.query('insert into written values ($1) on conflict do nothing', [acknowledged]);
      } catch {
        expect(acknowledged).toBeGreaterThanOrEqual(until - 200);
      }
      await client.end().catch(() => undefined);
      const next = await start();
      const rows = await query(next.url, `select count(*)::int as count from written where id < ${acknowledged}`);
      expect(rows).toEqual([{ count: acknowledged }]);
    }
  });

  it('starts although its pid file names a process that is another one by now, and leaves that alone', async () => {
    const { pid, folder: home, stop } = await start();
    const file = join(home, 'cluster/postmaster.pid');
    const left = readFileSync(file, 'utf8');
    await stop();
    writeFileSync(file, left.replace(String(pid), String(process.pid)));
    const next = await start();
    expect(next.reused).toBe(false);
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a data folder that cannot be used', () => {
  const broken = async (change: (cluster: string) => void): Promise<string> => {
    const dataDir = mkdtempSync(join(folder, 'broken-'));
    const made = await startPostgres({ dataDir, fast: true });
    await made.stop();
    change(join(dataDir, 'cluster'));
    return startPostgres({ dataDir, fast: true }).then(
      (unexpected) => unexpected.stop().then(() => 'it started'),
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
    );
  };

  it('is called damaged, with the remedy, when files are missing', async () => {
    const sentence = await broken((cluster) => rmSync(join(cluster, 'global/pg_control')));
    expect(sentence).toMatch(/^Trouble: The database in .* is damaged \(files are missing\): put back a backup/);
  });

  it("is called damaged, with PostgreSQL's own words, when a file is garbage", async () => {
    const sentence = await broken((cluster) =>
      writeFileSync(join(cluster, 'global/pg_control'), Buffer.alloc(8192, 7)),
    );
    expect(sentence).toMatch(
      /^Trouble: The database in .* is damaged: put back a backup[\s\S]*PostgreSQL's log .* says:\n {2}/,
    );
  });

  it('is not touched when another major version made it', async () => {
    const sentence = await broken((cluster) => writeFileSync(join(cluster, 'PG_VERSION'), '17\n'));
    expect(sentence).toMatch(/was made by PostgreSQL 17 and this version of the shop brings 18: dump it/);
  });
});

describe('users and closed folders', () => {
  const STARTER = `require('tsx/cjs');
    const { startPostgres } = require('./scripts/src/postgres/postgres.ts');
    startPostgres({ dataDir: process.argv[1], fast: true }).then(async (server) => {
      console.log(JSON.stringify({ uid: process.getuid(), folder: server.folder }));
      await server.stop();
    });`;
  const NOBODY = 65_534;

  asRoot('an ordinary user runs it as itself', () => {
    const dataDir = join(folder, 'nobody');
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    const options = {
      cwd: ROOT,
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], TMPDIR: dataDir },
    } as const;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', STARTER, dataDir], options);
    expect(`${stdout}${stderr}`.trim()).toBe(JSON.stringify({ uid: NOBODY, folder: dataDir }));
  });

  asRoot(
    'root keeps the data under /var/lib/tessera when the folder is closed to PostgreSQL, and says so',
    async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const said: string[] = [];
      const server = await startPostgres({ dataDir: join(closed, 'data'), fast: true, say: (line) => said.push(line) });
      await server.stop();
      expect(server.folder).toMatch(/^\/var\/lib\/tessera\/data-[0-9a-f]{8}$/);
      expect(said.join('\n')).toContain(`the database is kept in ${server.folder}`);
      const again = await startPostgres({ dataDir: join(closed, 'data'), fast: true });
      expect(again.folder).toBe(server.folder);
      await again.stop();
      rmSync(server.folder, { recursive: true, force: true });
    },
  );
});
