import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '../process/identity';
import { readProcesses, writeProcesses } from '../process/process-list';
import { stopLeftovers } from './leftovers';

let folder: string;
let child: ChildProcess;
const pid = () => child.pid ?? 0;
const ended = () => new Promise((resolve) => child.once('exit', resolve));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-processes-'));
  child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => writeFileSync(join(folder, 'processes.json'), text);

describe('what an earlier start left behind', () => {
  it('is stopped when number and time of start fit', async () => {
    writeProcesses(folder, [{ name: 'API', pid: pid() }]);
    const exit = ended();
    expect(await stopLeftovers(folder)).toEqual(['API']);
    await exit;
    expect(readProcesses(folder)).toEqual([]);
  });

  it('is left alone when its number belongs to another process by now', async () => {
    write(JSON.stringify([{ name: 'API', pid: pid(), started: 'some other boot/123' }]));
    expect(await stopLeftovers(folder)).toEqual([]);
    expect(identify(pid())).toBeDefined();
  });

  it('counts as nothing when the file is broken', async () => {
    write('[{"pid": 1');
    expect(await stopLeftovers(folder)).toEqual([]);
  });
});
