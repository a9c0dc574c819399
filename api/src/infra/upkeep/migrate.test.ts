import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { emptyDatabase } from '../../../test/database/database';
import { migrate, MIGRATIONS_DIR } from './migrate';

const logger = pino({ level: 'silent' });
let dir: string;
let database_url: string;
beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'tessera-migrations-'));
  cpSync(MIGRATIONS_DIR, dir, { recursive: true });
  database_url = await emptyDatabase('_migrate');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const run = () => migrate({ database_url, logger, dir });

async function query<T>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: database_url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('migrations', () => {
  it('are applied in order, and none of them twice', async () => {
    const first = await run();
    expect(first).toEqual([...first].sort());
    expect(first[0]).toBe('0001_shop.sql');
    expect(await run()).toEqual([]);
  });

  it('may be started by several instances at once', async () => {
    const applied = (await Promise.all([run(), run(), run()])).flat();
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied).size).toBe(applied.length);
    expect(await query('select name from migrations order by name')).toEqual(applied.sort().map((name) => ({ name })));
  });

  it('leave nothing behind when one fails, and go on from there', async () => {
    await run();
    const file = path.join(dir, '9000_half.sql');
    writeFileSync(file, 'create table half (id int); select no_such_column;');
    await expect(run()).rejects.toThrow('9000_half.sql failed');
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
    writeFileSync(file, 'create table half (id int);');
    expect(await run()).toEqual(['9000_half.sql']);
  });

  it('keep nobody from a table that somebody else holds: they wait a moment, let others by and come again', async () => {
    writeFileSync(path.join(dir, '9000_small.sql'), 'create table small (id int);');
    await run();
    writeFileSync(path.join(dir, '9001_more.sql'), 'alter table small add column more int;');
    const backup = new Client({ connectionString: database_url });
    await backup.connect();
    await backup.query('begin; lock table small in access share mode');
    let isDone = false;
    const waits = { lock_ms: 100, rest_ms: 2_000 };
    let migrating: Promise<string[]> | undefined;
    await new Promise<void>((resolve) => {
      const told = pino({ level: 'warn' }, { write: () => resolve() });
      migrating = migrate({ database_url, logger: told, dir, waits }).finally(() => (isDone = true));
    });
    const shop = new Client({ connectionString: database_url, statement_timeout: 5_000 });
    await shop.connect();
    expect((await shop.query('select count(*)::int as number from small')).rows).toEqual([{ number: 0 }]);
    expect(isDone).toBe(false);
    await backup.query('commit');
    expect(await migrating).toEqual(['9001_more.sql']);
    await Promise.all([backup.end(), shop.end()]);
  });

  it('refuse to run after an applied one was edited, or over a database that is newer', async () => {
    const file = path.join(dir, '9000_small.sql');
    writeFileSync(file, 'create table small (id int);');
    await run();
    writeFileSync(file, 'create table small (id bigint);');
    await expect(run()).rejects.toThrow('9000_small.sql was edited');
    rmSync(file);
    await expect(run()).rejects.toThrow('The database is newer than this program');
  });

  it('take a database for theirs that was made before the comments of one were put right', async () => {
    const checksum = '8ed1dd92287fd81d6cf88e7ef77461ed41c96bf6b66142a2795eb119d1b1578f';
    await run();
    await query(`update migrations set checksum = '${checksum}' where name = '0398_tracking_numbers_known.sql'`);
    expect(await run()).toEqual([]);
    await query(`update migrations set checksum = '${checksum}' where name = '0001_shop.sql'`);
    await expect(run()).rejects.toThrow('0001_shop.sql was edited');
  });
});
