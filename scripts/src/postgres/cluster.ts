import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble, messageOf } from '../basics/trouble';
import type { Binaries } from './binaries';
import { asUser, type OsUser } from './os-user';

/** The shop's own role and database. The role owns the database and is no superuser. */
export const ROLE = 'tessera';
export const DATABASE = 'tessera';

/** A folder of our own: `cluster/` is PostgreSQL's, beside it lie the password and the log. */
export interface Home {
  folder: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
}

export const homeAt = (folder: string): Home => ({
  folder,
  cluster: join(folder, 'cluster'),
  passwordFile: join(folder, 'password'),
  logFile: join(folder, 'server.log'),
});

/** Makes the folder, closed to everybody but PostgreSQL's user. */
export function makeFolder(folder: string, user: OsUser | undefined): void {
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

function writePrivate(path: string, text: string, user: OsUser | undefined): void {
  writeFileSync(path, text, { mode: 0o600, flush: true }); // without it the cluster cannot be opened
  if (user) chownSync(path, user.uid, user.gid);
}

function run(program: string, args: string[], user: OsUser | undefined, input = ''): void {
  const result = spawnSync(program, args, { ...asUser(user), encoding: 'utf8', input, env: { LC_ALL: 'C' } });
  if (result.error) throw new Error(`${program}: ${messageOf(result.error)}`);
  if (result.status !== 0) throw new Error((result.stderr || result.stdout).trim());
}

/** `postgres --single` takes one statement a line and needs neither a client nor a running server. */
function createRoleAndDatabase(
  home: Home,
  fresh: string,
  binaries: Binaries,
  user: OsUser | undefined,
  tests: boolean,
) {
  const password = readFileSync(home.passwordFile, 'utf8').trim();
  const statements = [
    // tests connect some thousands of times, and 4,096 rounds of hashing are a third of what that takes
    ...(tests ? ['SET scram_iterations = 1'] : []),
    `CREATE ROLE ${ROLE} LOGIN ${tests ? 'CREATEDB ' : ''}PASSWORD '${password}'`,
    `CREATE DATABASE ${DATABASE} OWNER ${ROLE}`,
    `ALTER DATABASE ${DATABASE} SET timezone TO 'UTC'`,
  ];
  run(binaries.postgres, ['--single', '-D', fresh, 'postgres'], user, `${statements.join('\n')}\n`);
}

/**
 * Makes a new cluster with its role, database and password. It is made beside its place and renamed, so that one broken
 * off half-way never looks like a database.
 * @param tests the role may create databases (one per test worker)
 */
export function createCluster(home: Home, binaries: Binaries, user: OsUser | undefined, tests: boolean): void {
  const fresh = `${home.cluster}.new`;
  const superuserPassword = join(home.folder, 'superuser-password');
  rmSync(fresh, { recursive: true, force: true });
  writePrivate(home.passwordFile, randomBytes(24).toString('hex'), user);
  writePrivate(superuserPassword, randomBytes(24).toString('hex'), user);
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256'];
  const durability = tests ? ['--no-sync'] : [];
  run(
    binaries.initdb,
    ['-D', fresh, '--username=postgres', `--pwfile=${superuserPassword}`, ...options, ...durability],
    user,
  );
  createRoleAndDatabase(home, fresh, binaries, user, tests);
  renameSync(fresh, home.cluster);
}

/**
 * Checks that a present cluster can be started by these binaries.
 * @throws Trouble when it is no cluster, of another major version, or its password is lost
 */
export function checkCluster(home: Home, binaries: Binaries): void {
  const versionFile = join(home.cluster, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(join(home.cluster, 'global', 'pg_control'))) {
    throw new Trouble(
      `The database in ${home.cluster} is damaged (files are missing): put back a backup of ${home.folder}, or move it away (\`mv ${home.folder} ${home.folder}.broken\`) and the next start makes an empty one.`,
    );
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== binaries.major) {
    throw new Trouble(
      `The database in ${home.cluster} was made by PostgreSQL ${found} and this version of the shop brings ${binaries.major}: dump it with the old one and load it into the new one, or choose another folder with DATA_DIR.`,
    );
  }
  if (!existsSync(home.passwordFile)) {
    throw new Trouble(
      `The database's password (${home.passwordFile}) is missing: put it back from a backup of the data folder.`,
    );
  }
}
