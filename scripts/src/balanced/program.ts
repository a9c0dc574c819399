import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../basics/paths';

const READY_TRIES = 1_200;

export interface ProgramOptions {
  /** as haproxy's configuration calls it */
  name: string;
  /** its file, from the root */
  file: string;
  env: Record<string, string>;
  /** its output goes here, one run after another */
  log: string;
  /** an address that answers 2xx, or else words that it writes, when it can be counted on */
  ready: { url: string } | { words: string };
}

export interface Program {
  name: string;
  start(): Promise<void>;
  /** @returns its exit code, or the signal that ended it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  isRunning(): boolean;
}

/** One of the built programs as a process of its own, with the environment that it has in docker-compose.yml. */
export function createProgram({ name, file, env, log, ready }: ProgramOptions): Program {
  let child: ChildProcess | undefined;
  let begun = 0;

  async function isReady(): Promise<boolean> {
    if ('words' in ready) return readFileSync(log, 'utf8').slice(begun).includes(ready.words);
    const answer = await fetch(ready.url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.ok ?? false;
  }

  return {
    name,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    async start() {
      const output = openSync(log, 'a');
      begun = readFileSync(log, 'utf8').length;
      child = spawn(process.execPath, [join(ROOT, file)], {
        cwd: ROOT,
        // nothing of this process's own settings
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
        stdio: ['ignore', output, output],
      });
      for (let tries = 0; tries < READY_TRIES && child.exitCode === null; tries += 1) {
        if (await isReady()) return;
        await sleep(50);
      }
      throw new Error(`${name} does not become ready:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    },
    async end(signal) {
      if (!child || child.exitCode !== null) return child?.exitCode ?? 0;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode ?? child.signalCode ?? '';
    },
  };
}
