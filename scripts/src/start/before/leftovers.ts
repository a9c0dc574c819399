import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Trouble } from '../../basics/trouble';
import { isRunning } from '../../process/identity';
import { isLock, takeLock, type Lock } from '../../process/lock';
import { forgetProcesses, readProcesses, type NamedProcess } from '../../process/process-list';

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
