import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { Trouble } from '../basics/trouble';

/** A webpack that keeps running. */
export interface Bundler {
  stop: () => void;
}

interface BundlerOptions {
  name: string;
  /** file in scripts/webpack and its arguments */
  program: string[];
  /** called after each build without errors but the first */
  onRebuilt?: () => void;
}

function listen(
  child: ChildProcess,
  { name, onRebuilt }: BundlerOptions,
  ready: () => void,
  fail: (error: Error) => void,
) {
  let builds = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    const words = chunk.toString().split('\n');
    if (words.includes('ready') && builds++ > 0) onRebuilt?.();
    if (words.some((word) => word === 'ready' || word === 'failed')) ready();
    const rest = words.filter((word) => word !== 'ready' && word !== 'failed' && word.trim() !== '');
    if (rest.length > 0) say(rest.join('\n'));
  });
  child.once('exit', (status) => fail(new Trouble(`The development build of ${name} ended with status ${status}.`)));
}

/**
 * Starts a bundler and waits for its first build; errors in the code are printed and do not end it.
 * @throws Trouble when it ends by itself
 */
export async function startBundler(options: BundlerOptions): Promise<Bundler> {
  const [file = '', ...args] = options.program;
  const child = spawn(process.execPath, [join('scripts/webpack', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => listen(child, options, ready, fail));
  return { stop: () => child.kill('SIGTERM') };
}
