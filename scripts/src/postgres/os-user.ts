import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Trouble } from '../basics/trouble';

/** The operating system's user that PostgreSQL runs as; undefined = the one we run as. PostgreSQL refuses root. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

const idOf = (flag: string, name: string): number | undefined => {
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout.trim()) : undefined;
};

function findUser(name: string): OsUser | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

/** Debian and Red Hat have `useradd`, Alpine has BusyBox's `adduser`. */
function createUser(name: string): void {
  const useradd = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name], { encoding: 'utf8' });
  if (useradd.status === 0) return;
  spawnSync('adduser', ['-S', '-D', '-H', name], { encoding: 'utf8' });
}

function userForRoot(say: (line: string) => void): OsUser {
  const present = findUser('postgres') ?? findUser('tessera');
  if (present) return present;
  createUser('tessera');
  const created = findUser('tessera');
  if (!created) {
    throw new Trouble(
      'PostgreSQL does not run as root and no system user could be made for it: run `useradd --system tessera`, or start the shop as an ordinary user.',
    );
  }
  say('PostgreSQL does not run as root: made the system user "tessera" for it.');
  return created;
}

function ownerOf(path: string): { uid: number; gid: number } | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

/**
 * Chooses the user for PostgreSQL. A present cluster is always run as its owner.
 * @param cluster folder of the cluster; need not exist yet
 * @throws Trouble when the cluster belongs to somebody else and we are not root
 */
export function chooseUser(cluster: string, say: (line: string) => void): OsUser | undefined {
  const self = process.getuid?.();
  if (self === undefined) return undefined; // Windows
  const owner = ownerOf(cluster);
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Trouble(
        `The database in ${cluster} belongs to another user (uid ${owner.uid}): start the shop as that user or as root, or choose another folder with DATA_DIR.`,
      );
    }
    return undefined;
  }
  return owner && owner.uid !== 0 ? { name: `uid ${owner.uid}`, ...owner } : userForRoot(say);
}

/** Options that make a child process run as `user`, from a folder that everybody may enter. */
export const asUser = (user: OsUser | undefined): { uid?: number; gid?: number; cwd: string } =>
  user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: process.cwd() };

/** True when `user` may enter the folder and list it: asked of the system itself, not worked out from mode bits. */
export function canEnter(folder: string, user: OsUser | undefined): boolean {
  if (!user) return true;
  const script = 'require("node:fs").readdirSync(process.argv[1])';
  // node itself may lie in a folder closed to that user (nvm in root's home): /bin/ls never does
  const probe = spawnSync('/bin/ls', [folder], { ...asUser(user), stdio: 'ignore' });
  if (probe.error) return spawnSync(process.execPath, ['-e', script, folder], { ...asUser(user) }).status === 0;
  return probe.status === 0;
}
