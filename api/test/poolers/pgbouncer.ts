import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@tessera/scripts/process';
import type { Pooler } from './pooler';

/** Debian's package puts it where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` };
const KNOWS_PREPARED = 21;

/** The PgBouncer on the PATH, or undefined. */
export function findPgBouncer(): { version: string; knows_prepared: boolean } | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' });
  const found = /PgBouncer 1\.(\d+)\.\d+/.exec(stdout ?? '');
  return found ? { version: found[0], knows_prepared: Number(found[1]) >= KNOWS_PREPARED } : undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** PgBouncer in transaction mode, each transaction on the connection that nobody has used for the longest time. */
export async function startPgBouncer(url: string): Promise<Pooler> {
  const { hostname, port: database_port, username, password, pathname } = new URL(url);
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-pgbouncer-'));
  chmodSync(dir, 0o755); // it refuses to run as root
  const port = await freePort();
  const database = pathname.slice(1);
  const settings = [
    '[databases]',
    `${database} = host=${hostname} port=${database_port} dbname=${database} user=${username} password=${password}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'default_pool_size = 4', 'server_round_robin = 1'],
    ...(findPgBouncer()?.knows_prepared ? ['max_prepared_statements = 200'] : []),
  ];
  const file = path.join(dir, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  while (!(await answers(pooled.toString()))) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start');
    await sleep(50);
  }
  return {
    url: pooled.toString(),
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
