import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '@tessera/scripts/basics';

const GRACE = 15_000;

export interface Running {
  pid: number;
  /** what it has written so far, for error messages */
  output: () => string;
  /** true until it has ended by itself or by `end` */
  alive: () => boolean;
  /** asks this one process to end and waits until it is gone; kills it after 15 s */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

const started = new Set<Running>();

function watch(child: ChildProcess): Running {
  let output = '';
  let alive = true;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      alive = false;
      resolve();
    }),
  );
  const take = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    alive: () => alive,
    async end(signal = 'SIGTERM') {
      if (!alive) return;
      const killer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      child.kill(signal);
      await gone;
      clearTimeout(killer);
    },
  };
}

/** Runs `node <args>` from the root, with these variables beside our own. */
export function startNode(args: string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C reaches the bench alone, which then ends them in order
  });
  const running = watch(child);
  started.add(running);
  child.once('exit', () => started.delete(running));
  return running;
}

/** Ends what is still running, last started first. */
export async function endAll(): Promise<void> {
  for (const running of [...started].reverse()) await running.end('SIGINT');
}

/**
 * Runs `node <args>` to its end.
 * @returns what it wrote to standard output and standard error
 * @throws Error with the end of its output when its status is not 0
 */
export async function runNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${stderr.slice(-2_000)}`);
  return stdout;
}

/**
 * Asks `url` again and again until it answers with 2xx.
 * @returns milliseconds since the call
 * @throws Error when it does not within `limit` ms, or when the process that should answer has ended
 */
export async function waitForAnswer(url: string, { alive, output }: Running, limit = 120_000): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limit) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => (await response.arrayBuffer()) && response.ok,
      () => false,
    );
    if (answered) return performance.now() - start;
    if (!alive()) throw new Error(`Nothing answers at ${url}, its process has ended:\n${output().slice(-2_000)}`);
    await sleep(20);
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s:\n${output().slice(-2_000)}`);
}
