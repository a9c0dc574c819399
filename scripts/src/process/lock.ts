import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../basics/trouble';
import { identify, isRunning, type ProcessIdentity } from './identity';

/** A lock held by this process. */
export interface Lock {
  release: () => void;
}

type Holder = ProcessIdentity | 'nobody' | 'unknown';

function readHolder(file: string): Holder {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('started' in holder)) return 'unknown';
    return { pid: Number(holder.pid), started: String(holder.started) };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'nobody' : 'unknown';
  }
}

const isAlive = (holder: Holder): holder is ProcessIdentity => typeof holder !== 'string' && isRunning(holder);

/** Writing elsewhere and linking makes the file appear whole or not at all. */
function tryCreate(file: string, content: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, content);
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes a lock whose process is dead. Two processes may find the same dead one: whoever comes second must not remove
 * what the first has just taken, so that looking and removing are one step, under a lock of their own.
 */
function clear(file: string, content: string): void {
  const clearing = `${file}.clearing`;
  if (!tryCreate(clearing, content)) {
    const other = readHolder(clearing);
    if (other !== 'nobody' && !isAlive(other)) rmSync(clearing, { force: true });
    return;
  }
  const holder = readHolder(file);
  if (holder !== 'nobody' && !isAlive(holder)) rmSync(file, { force: true });
  rmSync(clearing, { force: true });
}

/**
 * Takes the lock `file` unless a living process holds it; one left behind by a dead process is taken over.
 * @returns the lock, or the process that holds it
 */
export function takeLock(file: string): Lock | ProcessIdentity {
  mkdirSync(dirname(file), { recursive: true });
  const content = JSON.stringify(identify(process.pid));
  for (;;) {
    if (tryCreate(file, content)) return { release: () => rmSync(file, { force: true }) };
    const holder = readHolder(file);
    if (isAlive(holder)) return holder;
    clear(file, content);
  }
}

/** @returns the living process that holds the lock `file`, or undefined */
export function holderOf(file: string): ProcessIdentity | undefined {
  const holder = readHolder(file);
  return isAlive(holder) ? holder : undefined;
}

export const isLock = (taken: Lock | ProcessIdentity): taken is Lock => 'release' in taken;
