import { spawn } from 'node:child_process';

/** Runs a program of Node.js with this terminal. @returns its exit status */
export function runNode(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
