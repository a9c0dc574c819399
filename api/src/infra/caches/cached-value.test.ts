import { playChanges } from '../../../test/played-changes';
import { cachedValue } from './cached-value';

function setUp() {
  let now = 0;
  let loads = 0;
  const { changes, change, connect } = playChanges();
  const get = cachedValue({
    clock: { now: () => new Date(now) },
    max_age_ms: 20_000,
    changed_by: { tag: 'store', changes },
    load: () => Promise.resolve((loads += 1)),
  });
  return { get, loads: () => loads, pass: (ms: number) => (now += ms), change, connect };
}

describe('a value that is remembered', () => {
  it('is loaded once for all who ask, and never told when it is older than its time', async () => {
    const { get, loads, pass } = setUp();
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    pass(20_000);
    expect(await get()).toBe(2);
    expect(loads()).toBe(2);
  });

  it('is renewed shortly before its time is up, without anybody waiting', async () => {
    const { get, pass } = setUp();
    await get();
    pass(16_000);
    expect(await get()).toBe(1);
    await new Promise(setImmediate);
    expect(await get()).toBe(2);
  });

  it('is loaded anew once the feed says that it has changed, and not for what else has', async () => {
    const { get, change } = setUp();
    await get();
    change('products');
    expect(await get()).toBe(1);
    change('store');
    expect(await get()).toBe(2);
  });

  it('does not come back from a renewal that a change overtook', async () => {
    const { get, pass, change } = setUp();
    await get();
    pass(16_000);
    await get();
    change('store');
    expect(await get()).toBe(3);
    expect(await get()).toBe(3);
  });

  it('is trusted for two seconds while changes cannot be heard', async () => {
    const { get, pass, connect } = setUp();
    await get();
    connect(false);
    pass(1_999);
    expect(await get()).toBe(1);
    pass(1);
    expect(await get()).toBe(2);
  });

  it('is not a failure', async () => {
    let fail = true;
    const get = cachedValue({
      clock: { now: () => new Date(0) },
      max_age_ms: 2_000,
      load: () => (fail ? Promise.reject(new Error('away')) : Promise.resolve('here')),
    });
    await expect(get()).rejects.toThrow('away');
    fail = false;
    expect(await get()).toBe('here');
  });
});
