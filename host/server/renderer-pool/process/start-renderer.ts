import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { CHANNEL_FD } from '../../renderer/renderer-protocol';

export interface StartOptions {
  distDir: string;
  /** folder of the builds that it may read */
  buildsDir: string;
  /** what the process is started by, before `node`: programs and their arguments that hold it apart */
  before: readonly string[];
  /** the most that its heap may hold, MiB */
  heap: number;
}

/** So much of what it writes is heard in a second: a log is no place to fill. Bytes. */
const WORDS_A_SECOND = 64 * 1024;
const LONGEST_WORDS = 2_000;
const SECOND = 1_000;

function permissionFlags(distDir: string, buildsDir: string): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  if (!flag) return [];
  return [flag, `--allow-fs-read=${distDir}/*`, `--allow-fs-read=${buildsDir}/*`];
}

/** Starts a renderer with an empty environment; it may read the builds and nothing else. */
export function startRenderer({ distDir, buildsDir, before, heap }: StartOptions): ChildProcess {
  const [program = process.execPath, ...others] = [...before, process.execPath];
  const flags = [
    `--max-old-space-size=${heap}`,
    '--max-semi-space-size=4', // as for the other processes: scripts/src/start/shop.ts
    '--disable-warning=ExperimentalWarning',
    '--trace-sigint',
    ...permissionFlags(distDir, buildsDir),
  ];
  return spawn(program, [...others, ...flags, path.join(distDir, 'server/renderer.cjs')], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

/** How much less of a processor that others want is for it (nice). */
const PATIENT = 5;

/** Lets all other processes of the machine go first. */
export function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, PATIENT);
  } catch {
    // it has ended already, or the system has no such order
  }
}

/** The pipe that its messages go over. */
// `stdio` above makes one of it
export const channelOf = (child: ChildProcess): Duplex => child.stdio[CHANNEL_FD] as unknown as Duplex;

function hearStream(stream: Readable, hear: (words: string) => void): void {
  let heard = 0;
  stream.on('data', (chunk: Buffer) => {
    hear(chunk.toString('utf8').slice(0, LONGEST_WORDS));
    heard += chunk.length;
    if (heard <= WORDS_A_SECOND) return;
    heard = 0;
    // whoever writes on waits, and is ended for its silence
    stream.pause();
    setTimeout(() => stream.resume(), SECOND).unref();
  });
}

/** Hears what it writes, so much of it. */
export function hearWords({ stdout, stderr }: ChildProcess, hear: (words: string) => void): void {
  for (const stream of [stdout, stderr]) if (stream) hearStream(stream, hear);
}
