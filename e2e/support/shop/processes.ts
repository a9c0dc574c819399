import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface ProcessEntry {
  pid: number;
  parent: number;
  command: string;
}

function readProc(pid: number): ProcessEntry[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in field 2 may hold blanks and brackets; after it come state and parent
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ pid, parent: Number(parent), command }];
  } catch {
    return []; // it ended meanwhile
  }
}

function listByPs(): ProcessEntry[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return found ? [{ pid: Number(found[1]), parent: Number(found[2]), command: found[3] ?? '' }] : [];
  });
}

/** Every living process. */
export function listProcesses(): ProcessEntry[] {
  if (process.platform !== 'linux') return listByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProc(Number(name)));
}

/** The processes that `pid` started, and theirs. */
export function descendantsOf(pid: number): ProcessEntry[] {
  const all = listProcesses();
  const below = (parent: number): ProcessEntry[] =>
    all.filter((entry) => entry.parent === parent).flatMap((entry) => [entry, ...below(entry.pid)]);
  return below(pid);
}

export const isAlive = (pid: number): boolean => listProcesses().some((entry) => entry.pid === pid);
