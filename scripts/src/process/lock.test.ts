import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TAKERS = 3;
const LOCKS = 300;

/** Takes one lock after another, each at an agreed moment, and writes down those it got. */
const taker = (folder: string, at: number) => `
  const { appendFileSync } = require('node:fs');
  const { isLock, takeLock } = require(${JSON.stringify(join(__dirname, 'lock.ts'))});
  for (let i = 0; i < ${LOCKS}; i += 1) {
    while (Date.now() < ${at} + i * 4);
    if (isLock(takeLock(${JSON.stringify(folder)} + '/' + i))) appendFileSync(${JSON.stringify(folder)} + '/taken', i + '\\n');
  }
  setTimeout(() => undefined, 2000);
`;

test('a dead process’s lock is taken over by one of those who find it at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
  const dead = JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' });
  for (let i = 0; i < LOCKS; i += 1) writeFileSync(join(folder, String(i)), dead);
  const at = Date.now() + 4_000; // by then all of them run
  const ends = Array.from({ length: TAKERS }, () => {
    const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '-e', taker(folder, at)]);
    return new Promise((resolve) => child.once('exit', resolve));
  });
  expect(await Promise.all(ends)).toEqual(Array(TAKERS).fill(0));
  const taken = readFileSync(join(folder, 'taken'), 'utf8').trim().split('\n').map(Number);
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: LOCKS }, (_, i) => i));
  rmSync(folder, { recursive: true });
}, 60_000);
