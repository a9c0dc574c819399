import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning } from './identity';
import { isLock, takeLock } from './lock';
import { useTestChild } from './test-child';

const { folder, child, pid, ended } = useTestChild();

const write = (name: string, content: unknown) => writeFileSync(join(folder(), name), JSON.stringify(content));

describe('a process', () => {
  it('runs until it ends', async () => {
    const identity = identify(pid());
    expect(identity && isRunning(identity)).toBe(true);
    const exit = ended();
    child().kill('SIGKILL');
    await exit;
    expect(identity && isRunning(identity)).toBe(false);
  });
});

describe('a lock', () => {
  it('is refused while its holder lives, naming the holder', () => {
    write('lock', identify(pid()));
    expect(takeLock(join(folder(), 'lock'))).toMatchObject({ pid: pid() });
  });

  it('is taken over from a dead holder, from a reused number and from a broken file', () => {
    for (const content of [{ pid: 2 ** 22 + 1, started: 'x' }, { pid: pid(), started: 'x' }, 'nonsense']) {
      write('lock', content);
      const lock = takeLock(join(folder(), 'lock'));
      expect(isLock(lock)).toBe(true);
    }
  });

  it('is free again after its release', () => {
    const first = takeLock(join(folder(), 'lock'));
    if (isLock(first)) first.release();
    expect(isLock(takeLock(join(folder(), 'lock')))).toBe(true);
  });
});
