import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundLog } from './bound-log';
import { LogFile } from './log-file';
import { Service } from './service';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tessera-service-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program until it ends by itself, under the supervision of a shop. */
async function run(code: string, logFile: string): Promise<void> {
  const program = join(folder, 'program.js');
  writeFileSync(program, code);
  const ended = new Promise<string>((resolve) => {
    const service = new Service({
      name: 'part',
      program,
      nodeFlags: [],
      env: process.env,
      logFile,
      logLimits: { largest: 100_000, kept: 2 },
      say: (line) => {
        void service.stop();
        resolve(line);
      },
      onGivenUp: resolve,
      onChange: () => undefined,
    });
    service.start();
  });
  expect(await ended).toMatch(/ended \(status 0\)/);
}

const LINES = 10_000;
// Pieces that end anywhere, on both outputs.
const TALKS = `
  const text = (name) => Array.from({ length: ${LINES} }, (_, i) => name + ' ' + i + ' é' + '.'.repeat(i % 30)).join('\\n') + '\\n';
  const { writeSync } = require('node:fs');
  for (const [fd, name] of [[1, 'out'], [2, 'err']]) {
    const bytes = Buffer.from(text(name));
    for (let at = 0; at < bytes.length; at += 777) writeSync(fd, bytes.subarray(at, at + 777));
  }
`;

describe('the log of a part', () => {
  it('is begun anew while it grows: no line is lost or cut in half, and few files are kept', async () => {
    const file = join(folder, 'logs/part.log');
    await run(TALKS, file);
    const names = readdirSync(join(folder, 'logs')).sort();
    expect(names).toEqual(['part.log', 'part.log.1', 'part.log.2']);
    for (const name of names) expect(statSync(join(folder, 'logs', name)).size).toBeLessThanOrEqual(100_000);
    const lines =
      [2, 1].map((number) => readFileSync(`${file}.${number}`, 'utf8')).join('') + readFileSync(file, 'utf8');
    const seen = lines.trimEnd().split('\n');
    for (const line of seen) expect(line).toMatch(/^(out|err) \d+ é\.*$/);
    // The latest ones, without a gap.
    const numbers = (name: string) =>
      seen.filter((line) => line.startsWith(name)).map((line) => Number(line.split(' ')[1]));
    for (const kept of [numbers('out'), numbers('err')]) {
      const [first = LINES] = kept;
      expect(kept).toEqual(Array.from({ length: LINES - first }, (_, index) => first + index));
    }
    expect(seen.length).toBeGreaterThan(LINES / 2);
  });

  it('fails neither the part nor its supervisor when the disk is full', async () => {
    const file = join(folder, 'part.log');
    symlinkSync('/dev/full', file);
    await run(TALKS, file);
  });

  it('says how many lines were dropped once there is room', () => {
    const file = join(folder, 'part.log');
    symlinkSync('/dev/full', file);
    const log = new LogFile(file);
    log.append(Buffer.from('one\ntwo\n'));
    log.append(Buffer.from('three\n'));
    rmSync(file);
    log.append(Buffer.from('four\n'));
    expect(readFileSync(file, 'utf8')).toMatch(/^\{"level":40,.*"dropped":3,.*\}\nfour\n$/);
  });
});

const CLOCKS = [
  'clearImmediate',
  'clearInterval',
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
] as const;

it('a part that dies again and again is given up, unless it does so for a reason that passes', async () => {
  // the pauses before each start are those of the code, and over at once
  jest.useFakeTimers({ doNotFake: [...CLOCKS] });
  const program = join(folder, 'program.js');
  writeFileSync(program, 'process.exit(1)');
  const ends = (passes: boolean) =>
    new Promise<string>((resolve) => {
      const service = new Service({
        name: 'part',
        program,
        nodeFlags: [],
        env: process.env,
        logFile: join(folder, 'log'),
        say: (line) => {
          setImmediate(() => jest.runOnlyPendingTimers());
          if (!line.includes('(7 of 6)')) return;
          void service.stop();
          resolve(line);
        },
        onGivenUp: resolve,
        isExcused: () => passes,
        onChange: () => undefined,
      });
      service.start();
    });
  expect(await Promise.all([ends(false), ends(true)])).toEqual([
    expect.stringContaining('ended 7 times within a minute'),
    expect.stringContaining('starting it again in 8 s'),
  ]);
  jest.useRealTimers();
}, 60_000);

describe("PostgreSQL's log", () => {
  it('is set aside when it is too large, and goes on in the same file', () => {
    const file = join(folder, 'server.log');
    writeFileSync(file, 'x'.repeat(100));
    boundLog(file, 100);
    expect(readdirSync(folder)).toEqual(['server.log']);
    writeFileSync(file, 'y', { flag: 'a' });
    boundLog(file, 100);
    expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, 101]);
  });
});
