import { readFileSync } from 'node:fs';

/** What a process takes of the machine; undefined: the system does not say. */
export interface ProcessUse {
  /** bytes in memory (RSS) */
  rss: number | undefined;
  /** milliseconds of a processor since its start */
  cpu: number | undefined;
}

/** Of one unit of `utime` and `stime`: 100 a second on every Linux (USER_HZ). Milliseconds. */
const TICK = 10;
/** Behind the program's name, which may hold anything: `utime` and `stime` are the 14th and 15th of all (proc_pid_stat(5)). */
const UTIME = 11;

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Asks the system, and not the process: code in it may say anything. */
export function useOf(pid: number): ProcessUse {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status')) ?? [];
  const stat = read(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[UTIME]) + Number(fields[UTIME + 1]);
  return {
    rss: kilobytes === undefined ? undefined : Number(kilobytes) * 1024,
    cpu: Number.isNaN(ticks) ? undefined : ticks * TICK,
  };
}
