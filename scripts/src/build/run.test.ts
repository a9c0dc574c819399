import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '../process/identity';
import { buildStale, lockForDevelopment } from './run';

let root: string;
let developer: ChildProcess;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tessera-development-'));
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  developer = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  await new Promise((resolve) => developer.stdout?.once('data', resolve));
  const holder = JSON.stringify(identify(developer.pid ?? 0));
  writeFileSync(join(root, '.cache/build/development'), holder);
});
afterEach(() => {
  developer.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

describe('while `npm run dev` runs', () => {
  it('no build takes the shell from under it, and says so in one sentence', async () => {
    await expect(buildStale(root)).rejects.toThrow(
      `The shell's build belongs to \`npm run dev\` (process ${developer.pid}) for as long as that runs: stop it first, then build again.`,
    );
  });

  it('a second one is refused', () => {
    expect(() => lockForDevelopment(root)).toThrow(
      `\`npm run dev\` runs here already (process ${developer.pid}): stop it first.`,
    );
  });
});

it('the shell is free again once `npm run dev` is gone, however it ended', async () => {
  developer.kill('SIGKILL');
  await new Promise((resolve) => developer.once('exit', resolve));
  lockForDevelopment(root).release();
});
