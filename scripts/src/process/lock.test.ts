import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TAKERS = 3;
const LOCKS = process.env['TESSERA_DRILL'] ? 300 : 100;

/**
 * Takes one lock after another, each at an agreed moment, and writes down those it got. It says when it is loaded, is told
 * when to begin, and lives until all have done: what it holds is nobody's to take over.
 */
const taker = (folder: string) => `
  const { appendFileSync } = require('node:fs');
  const { isLock, takeLock } = require(${JSON.stringify(join(__dirname, 'lock.ts'))});
  process.once('message', (at) => {
    for (let i = 0; i < ${LOCKS}; i += 1) {
      while (Date.now() < at + i * 4);
      if (isLock(takeLock(${JSON.stringify(folder)} + '/' + i))) appendFileSync(${JSON.stringify(folder)} + '/taken', i + '\\n');
    }
    process.once('message', () => process.disconnect());
    process.send('done');
  });
  process.send('loaded');
`;

function startTaker(folder: string): ChildProcess {
  const args = ['--require', require.resolve('tsx/cjs'), '-e', taker(folder)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

test('a dead process’s lock is taken over by one of those who find it at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
  const dead = JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' });
  for (let i = 0; i < LOCKS; i += 1) writeFileSync(join(folder, String(i)), dead);
  const takers = Array.from({ length: TAKERS }, () => startTaker(folder));
  const ends = Promise.all(takers.map((taker) => once(taker, 'exit')));
  const heard = (): Promise<unknown> => Promise.all(takers.map((taker) => once(taker, 'message')));
  await heard();
  const done = heard();
  const at = Date.now() + 50;
  for (const taker of takers) taker.send(at);
  await done;
  for (const taker of takers) taker.send('end');
  expect(await ends).toEqual(Array(TAKERS).fill([0, null]));
  const taken = readFileSync(join(folder, 'taken'), 'utf8').trim().split('\n').map(Number);
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: LOCKS }, (_, i) => i));
  rmSync(folder, { recursive: true });
}, 60_000);
