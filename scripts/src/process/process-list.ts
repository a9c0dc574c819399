import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync } from '@tessera/server/files';
import { identify, type ProcessIdentity } from './identity';

/** A process of a shop that runs, by its part: `API`, `web server`, `worker`. */
export interface NamedProcess extends ProcessIdentity {
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

/** After a shop has stopped: there is nothing to be found. */
export const forgetProcesses = (dataDir: string): void => rmSync(stateFile(dataDir), { force: true });
