import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { codeOf } from '../basics/trouble';

/** What a running PostgreSQL says of itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** `starting` covers recovery after a crash */
  state: 'starting' | 'ready' | 'stopping';
}

const STATES: Record<string, Postmaster['state']> = { ready: 'ready', standby: 'ready', stopping: 'stopping' };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * After a crash the number may belong to any other process by now, so it is asked what it is: PostgreSQL works in its
 * data folder (Linux), or names it on its command line (elsewhere).
 */
function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true; // pg_ctl itself knows no better there
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.status === 0 && ps.stdout.includes(cluster);
  }
}

/**
 * Reads `postmaster.pid` and checks that the process is alive and is the PostgreSQL of this cluster.
 * @param cluster real path of the cluster (no symbolic links)
 * @returns undefined when none runs; a file left behind by a dead one counts as none
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmasterOf(cluster, pid)) return undefined;
  return { pid, port: Number(lines[3] ?? 0), state: STATES[(lines[7] ?? '').trim()] ?? 'starting' };
}

/**
 * Removes a `postmaster.pid` whose number now belongs to an unrelated process: PostgreSQL would refuse to start.
 * Call only after {@link findPostmaster} said that none runs.
 */
export function removeStalePidFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
