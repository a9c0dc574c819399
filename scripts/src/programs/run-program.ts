import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../basics/paths';

export interface Ended {
  status: number;
  output: string;
}

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** print while it runs, too */
  live?: boolean;
  /** it, and whatever it starts, comes after others where the processor is short */
  aside?: boolean;
}

/** Runs a program (one of node_modules/.bin by its bare name) from the root and gathers what it prints. */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, live = false, aside = false }: RunOptions = {},
): Promise<Ended> {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ status: 127, output: `${output}${error.message}` }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
