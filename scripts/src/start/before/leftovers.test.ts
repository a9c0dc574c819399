import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '../../process/identity';
import { readProcesses, writeProcesses } from '../../process/process-list';
import { stopLeftovers } from './leftovers';
import { useTestChild } from '../../process/test-child';

const { folder, pid, ended } = useTestChild();

const write = (text: string) => writeFileSync(join(folder(), 'processes.json'), text);

describe('what an earlier start left behind', () => {
  it('is stopped when number and time of start fit', async () => {
    writeProcesses(folder(), [{ name: 'API', pid: pid() }]);
    const exit = ended();
    expect(await stopLeftovers(folder())).toEqual(['API']);
    await exit;
    expect(readProcesses(folder())).toEqual([]);
  });

  it('is left alone when its number belongs to another process by now', async () => {
    write(JSON.stringify([{ name: 'API', pid: pid(), started: 'some other boot/123' }]));
    expect(await stopLeftovers(folder())).toEqual([]);
    expect(identify(pid())).toBeDefined();
  });

  it('counts as nothing when the file is broken', async () => {
    write('[{"pid": 1');
    expect(await stopLeftovers(folder())).toEqual([]);
  });
});
