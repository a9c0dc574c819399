import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';

const run = promisify(execFile);

/** What stands before the command of a renderer; each of them has another number. */
export type HeldApart = (nth: number) => readonly string[];

/** Users of no account, whose nobody's files are: below the numbers that systemd gives out by itself. */
const FIRST_USER = 60_600;
const USERS = 500;
/**
 * What a renderer may write to of its own memory, in KiB (`ulimit -d`): a buffer is no part of the heap, and one that fills all at
 * once is not to wait for somebody who looks. Node begins with 64 MiB of it.
 */
const DATA_KIB = 320 * 1024;
const PROBE_MS = 5_000;

const withLimit = ['/bin/sh', '-c', `ulimit -d ${DATA_KIB} && exec "$@"`, 'sh'];
const mortal = ['setpriv', '--no-new-privs', '--pdeathsig=KILL'];
const powerless = ['unshare', '--net', '--', ...mortal, '--bounding-set=-all', '--inh-caps=-all'];
const asNobody = (nth: number): string[] => {
  const user = FIRST_USER + (nth % USERS);
  return [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
};

interface Way {
  before: HeldApart;
  says: string;
}

const LIMITED: Way = { before: () => withLimit, says: 'a bound on their memory' };
/** From the strongest to the weakest: what the system may let a process do. */
const WAYS: Record<'root' | 'user', Way[]> = {
  root: [
    { before: (nth) => [...powerless, ...asNobody(nth), ...withLimit], says: 'a user each, and no network' },
    { before: () => [...powerless, ...withLimit], says: 'no network, and are root without its powers' },
    LIMITED,
  ],
  user: [{ ...LIMITED, before: () => [...mortal, ...withLimit] }, LIMITED],
};

export interface ApartOptions {
  distDir: string;
  filesDir: string;
}

/**
 * How renderers of foreign remotes are held apart from the rest of the machine: as root each has neither network nor a
 * user that owns anything, wherever the system lets us; its memory is bounded everywhere but on Windows.
 * @returns what stands before their commands; nothing where none of it works
 */
export async function holdApart({ distDir, filesDir }: ApartOptions, log: FastifyBaseLogger): Promise<HeldApart> {
  // that user must be able to run node and to read the builds
  const needed = [process.execPath, path.join(distDir, 'server/renderer.cjs'), filesDir];
  const probe = ['/bin/sh', '-c', 'test -x "$0" && test -r "$1" && test -x "$2"', ...needed];
  const isRoot = process.getuid?.() === 0;
  for (const { before, says } of process.platform === 'linux' ? WAYS[isRoot ? 'root' : 'user'] : []) {
    const [program = '', ...parameters] = [...before(0), ...probe];
    try {
      await run(program, parameters, { timeout: PROBE_MS });
      log.info(`renderers of foreign remotes have ${says}`);
      return before;
    } catch (error) {
      if (isRoot) log.warn({ err: error }, `renderers of foreign remotes cannot have ${says} on this system`);
    }
  }
  return () => [];
}
