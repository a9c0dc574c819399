import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Trouble, codeOf, messageOf } from '../basics/trouble';
import { findBinaries, SYSTEM_FOLDER } from './binaries';
import { checkCluster, createCluster, DATABASE, homeAt, makeFolder, ROLE, type Home } from './cluster';
import { canEnter, chooseUser, type OsUser } from './os-user';
import { findPostmaster } from './pid-file';
import { startServer, stopServer } from './server';

export interface PostgresOptions {
  /** folder for the cluster, its log and its password; made if missing */
  dataDir: string;
  /** preferred TCP port of the loopback interface; any free one when left out or taken */
  port?: number;
  /** for tests: no durability, more connections, and the role may create databases */
  fast?: boolean;
  /** megabytes for what it keeps of its tables, where a small machine's are too few */
  memory?: number;
  /** it ran until a moment ago: little room on the disk is no reason to leave it down */
  again?: boolean;
  /** told about everything that takes long or is out of the ordinary */
  say?: (line: string) => void;
}

export interface RunningPostgres {
  /** connection string of the shop's own role and database */
  url: string;
  port: number;
  pid: number;
  /** where the cluster lies; not under `dataDir` when PostgreSQL's user could not reach that */
  folder: string;
  /** PostgreSQL's own log */
  logFile: string;
  /** true when it ran already */
  reused: boolean;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

const LEAST_FREE_BYTES = 300 * 1024 * 1024;

function freeBytes(folder: string): number {
  const disk = statfsSync(folder);
  return disk.bavail * disk.bsize;
}

/** Whether the disk of a folder has fewer than 300 MB left. */
export const hasLittleRoom = (folder: string): boolean => freeBytes(folder) < LEAST_FREE_BYTES;

/**
 * @param folder a folder that exists
 * @throws Trouble when fewer than 300 MB are free on its disk
 */
export function checkDiskSpace(folder: string): void {
  const free = freeBytes(folder);
  if (free < LEAST_FREE_BYTES) {
    throw new Trouble(
      `Only ${Math.floor(free / 1024 / 1024)} MB are free on the disk of ${folder}, and the shop needs at least 300 MB: free some space or choose another folder with DATA_DIR.`,
    );
  }
}

function makeDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    const reason = codeOf(error) === 'EACCES' ? 'it may not be written by this user' : messageOf(error);
    throw new Trouble(`The data folder ${dataDir} cannot be used (${reason}): choose another one with DATA_DIR.`);
  }
}

/** In the data folder, or under /var/lib when PostgreSQL's user cannot reach that (a home folder is often 0700). */
function chooseFolder(dataDir: string, user: OsUser | undefined, say: (line: string) => void): string {
  const folder = makeDataDir(dataDir);
  if (canEnterOnce(folder, user)) return folder;
  const name = `${basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
  const elsewhere = join(SYSTEM_FOLDER, name);
  if (!existsSync(elsewhere)) say(`${folder} is closed to PostgreSQL's user: the database is kept in ${elsewhere}.`);
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  makeFolder(elsewhere, user);
  return realpathSync(elsewhere);
}

/** Whether the user can come as far as this folder, once it is theirs. */
function canEnterOnce(folder: string, user: OsUser | undefined): boolean {
  makeFolder(folder, user);
  return canEnter(folder, user);
}

function prepare(
  home: Home,
  binaries: ReturnType<typeof findBinaries>,
  user: OsUser | undefined,
  options: PostgresOptions,
) {
  const { say = () => undefined, fast = false, again = false } = options;
  if (!again) checkDiskSpace(home.folder);
  if (existsSync(home.cluster)) return checkCluster(home, binaries);
  say('Making the database (once)');
  try {
    createCluster(home, binaries, user, fast);
  } catch (error) {
    rmSync(`${home.cluster}.new`, { recursive: true, force: true });
    throw new Trouble(`The database could not be made in ${home.folder}: ${messageOf(error)}`);
  }
}

function urlOf({ passwordFile }: Home, port: number): string {
  return `postgres://${ROLE}:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${DATABASE}`;
}

/**
 * Finds the PostgreSQL that runs on a folder, whoever started it.
 * @param folder where its cluster lies ({@link RunningPostgres.folder}), without symbolic links
 * @returns undefined when none runs there
 */
export function findPostgres(folder: string): Pick<RunningPostgres, 'url' | 'pid'> | undefined {
  const home = homeAt(folder);
  const found = findPostmaster(home.cluster);
  return found && { url: urlOf(home, found.port), pid: found.pid };
}

/**
 * Starts a PostgreSQL from the npm registry on the loopback interface, making its cluster first if there is none.
 * One that runs already on this folder (left behind by a killed process, say) is used again.
 * @throws Trouble with one sentence and the remedy: no disk space, a damaged or locked folder, another major version
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port, fast = false, memory, say = () => undefined } = options;
  const wanted = resolve(dataDir);
  const user = chooseUser(join(wanted, 'cluster'), say);
  const folder = chooseFolder(wanted, user, say);
  const owner = chooseUser(join(folder, 'cluster'), say);
  const binaries = findBinaries(owner, say);
  const home = homeAt(folder);
  prepare(home, binaries, owner, options);
  const before = findPostmaster(home.cluster);
  const running = await startServer({ home, binaries, user: owner, port, fast, memory, say });
  return {
    url: urlOf(home, running.port),
    port: running.port,
    pid: running.pid,
    folder,
    logFile: home.logFile,
    reused: before?.pid === running.pid,
    isAlive: () => findPostmaster(home.cluster)?.pid === running.pid,
    stop: () => stopServer(home, binaries, owner),
  };
}
