import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests: around each of them a process that does nothing until it is ended, and an empty folder. */
export function useTestChild() {
  let folder = '';
  let child: ChildProcess;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-processes-'));
    child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder: () => folder,
    child: () => child,
    pid: () => child.pid ?? 0,
    /** settles when it has ended */
    ended: () => new Promise((resolve) => child.once('exit', resolve)),
  };
}
