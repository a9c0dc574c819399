import { readFileSync, readdirSync } from 'node:fs';

/** Kilobytes of physical memory of one process. */
export interface Memory {
  /** everything that is mapped, shared pages in full */
  rss: number;
  /** shared pages split among those who share them: what the process really costs */
  pss: number;
}

/** @throws Error where the kernel does not tell (only Linux does) */
export function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { rss: of('Rss'), pss: of('Pss') };
}

/** Numbers of the processes that `pid` started and that still run. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}
