import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { Trouble } from '../basics/trouble';

/**
 * Builds one front end with webpack in a process of its own: its memory goes back to the system, and two run at a time.
 * @param folder e.g. `remote-cart`
 * @throws Trouble with webpack's own messages
 */
export function compileApp(folder: string, mode: 'production' | 'development' = 'production'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/webpack/compile.js'), folder, mode], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Trouble(`Building ${folder} failed:\n${text.trim()}`));
    });
  });
}
