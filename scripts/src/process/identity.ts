import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process by number and start: a number alone may belong to any other process later. */
export interface ProcessIdentity {
  pid: number;
  /** when it started, in the system's own words; only ever compared */
  started: string;
}

/** Linux: clock ticks since boot (field 22; the name in field 2 may hold blanks), with the boot's id. */
function startOnLinux(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') throw new Error('ended');
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
}

/** @returns when the process with this number started, or undefined when there is none (an ended one that nobody waited for counts as none) */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return startOnLinux(pid);
    } catch {
      return undefined;
    }
  }
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const text = ps.stdout?.trim();
  return ps.status === 0 && text ? text : undefined;
}

/** @returns the identity of a living process, or undefined */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether the very process that was written down still runs. */
export const isRunning = (process: ProcessIdentity): boolean => startOf(process.pid) === process.started;
