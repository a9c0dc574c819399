import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** In MB (2^20 bytes). */
export interface Memory {
  now: number;
  /** the most that it ever was */
  peak: number;
}

/** What a process has in memory by itself, as Linux counts it. @throws Error where there is none of this id any more */
export function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // a process that has ended and was not waited for says neither
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
