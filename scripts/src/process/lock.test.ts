import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TAKERS = 6;

/** Takes the lock at an agreed moment, writes down that it did, and holds it until all have tried. */
const taker = (file: string, notes: string, at: number) => `
  const { appendFileSync } = require('node:fs');
  const { isLock, takeLock } = require(${JSON.stringify(join(__dirname, 'lock.ts'))});
  while (Date.now() < ${at});
  if (isLock(takeLock(${JSON.stringify(file)}))) appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n');
  setTimeout(() => undefined, 3000);
`;

test('a dead process’s lock is taken over by one of many who find it at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
  const file = join(folder, 'lock');
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' }));
  const at = Date.now() + 4_000; // by then all of them run
  const ends = Array.from({ length: TAKERS }, () => {
    const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '-e', taker(file, notes, at)]);
    return new Promise((resolve) => child.once('exit', resolve));
  });
  expect(await Promise.all(ends)).toEqual(Array(TAKERS).fill(0));
  expect(readFileSync(notes, 'utf8').trim().split('\n')).toHaveLength(1);
  rmSync(folder, { recursive: true });
}, 60_000);
