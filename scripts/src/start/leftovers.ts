import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceFileSync } from '@tessera/server/files';
import { identify, isRunning, type ProcessIdentity } from '../process/identity';
import { isLock, takeLock, type Lock } from '../process/lock';
import { Trouble } from '../trouble';

interface NamedProcess extends ProcessIdentity {
  name: string;
}

const stateFile = (dataDir: string): string => join(dataDir, 'processes.json');

function isNamedProcess(value: unknown): value is NamedProcess {
  if (typeof value !== 'object' || value === null) return false;
  return 'pid' in value && 'started' in value && 'name' in value && Number.isInteger(value.pid);
}

/** @returns the processes that the last start on this data folder wrote down; a broken file counts as none */
export function readProcesses(dataDir: string): NamedProcess[] {
  try {
    const list: unknown = JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));
    return Array.isArray(list) ? list.filter(isNamedProcess) : [];
  } catch {
    return [];
  }
}

/**
 * Writes down what runs, so that the next start can find it if this one is killed.
 * @throws what the file system throws, as on a full disk: then what was written before is still there
 */
export function writeProcesses(dataDir: string, running: { name: string; pid: number }[]): void {
  const list = running.flatMap(({ name, pid }) => {
    const identity = identify(pid);
    return identity ? [{ name, ...identity }] : [];
  });
  replaceFileSync(stateFile(dataDir), JSON.stringify(list));
}

export const forgetProcesses = (dataDir: string): void => rmSync(stateFile(dataDir), { force: true });

const GRACE_MS = 5_000;

/** A process that ended in the meantime needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function stop(process_: NamedProcess): Promise<void> {
  const end = Date.now() + GRACE_MS;
  signal(process_.pid, 'SIGTERM');
  while (isRunning(process_)) {
    if (Date.now() > end) signal(process_.pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Stops what an earlier start left behind when it was killed. A number that belongs to another process by now is left
 * alone: number and time of start must both fit.
 * @returns names of what was stopped
 */
export async function stopLeftovers(dataDir: string): Promise<string[]> {
  const left = readProcesses(dataDir).filter(isRunning);
  await Promise.all(left.map(stop));
  forgetProcesses(dataDir);
  return left.map(({ name }) => name);
}

/**
 * Two shops on one data folder would use one database and one file store without knowing of each other.
 * @param command what the person called
 * @throws Trouble naming the process that uses it
 */
export function lockDataDir(dataDir: string, command: string): Lock {
  const taken = takeLock(join(dataDir, 'lock'));
  if (isLock(taken)) return taken;
  const kill = existsSync('/bin/kill') ? ` (\`kill ${taken.pid}\`)` : '';
  throw new Trouble(
    `A shop runs on the data folder ${dataDir} already (process ${taken.pid}): stop it${kill}, or choose another folder and port: DATA_DIR=.data2 PORT=3001 ${command}`,
  );
}
