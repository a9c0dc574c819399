import { spawn } from 'node:child_process';
import { ROOT } from '../basics/paths';
import { Trouble } from '../basics/trouble';
import type { Environment } from './settings';

/**
 * Runs one command of the API's command line and gives back what it wrote to its standard output; its standard error
 * goes to the terminal.
 * @param program the command line's file, relative to the root
 * @param stop ends it before its time
 * @throws Trouble when it ends with an error
 */
export function runCli(program: string, args: string[], env: Environment, stop: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stop,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve(output);
      else
        reject(new Trouble(`\`${args[0]}\` failed:\n${(errors || output).trim().split('\n').slice(-15).join('\n')}`));
    });
  });
}
