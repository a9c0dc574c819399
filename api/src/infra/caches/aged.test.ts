import { createAged } from './aged';

function setUp() {
  let now = 0;
  let loads = 0;
  const clock = { now: () => new Date(now) };
  const aged = createAged(clock, 2_000, () => Promise.resolve((loads += 1)));
  return { aged, loads: () => loads, advance: (ms: number) => (now += ms) };
}

describe('a remembered value', () => {
  it('is loaded once for all who ask, and never told when it is older than its time', async () => {
    const { aged, loads, advance } = setUp();
    expect(await Promise.all([aged.get(), aged.get()])).toEqual([1, 1]);
    advance(2_000);
    expect(await aged.get()).toBe(2);
    expect(loads()).toBe(2);
  });

  it('is renewed shortly before its time is up, without anybody waiting', async () => {
    const { aged, advance } = setUp();
    await aged.get();
    advance(1_600);
    expect(await aged.get()).toBe(1);
    await Promise.resolve();
    expect(await aged.get()).toBe(2);
  });

  it('does not come back after it was cleared', async () => {
    const { aged, advance } = setUp();
    await aged.get();
    advance(1_600);
    await aged.get();
    aged.clear();
    expect(await aged.get()).toBe(3);
    expect(await aged.get()).toBe(3);
  });

  it('is not a failure', async () => {
    let fail = true;
    const aged = createAged({ now: () => new Date(0) }, 2_000, () =>
      fail ? Promise.reject(new Error('away')) : Promise.resolve('here'),
    );
    await expect(aged.get()).rejects.toThrow('away');
    fail = false;
    expect(await aged.get()).toBe('here');
  });
});
