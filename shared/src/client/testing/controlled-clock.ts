import { setTimeout as realPause } from 'node:timers/promises';

/** Waits in real time, for what sockets do. */
export async function until(condition: () => boolean): Promise<void> {
  for (let rounds = 0; !condition(); rounds += 1) {
    if (rounds > 5000) throw new Error('It did not come');
    await realPause(2);
  }
}

/**
 * Takes over the clock of the product, while sockets keep their own.
 * `pass(ms)` waits until the product has begun to wait exactly so long, then lets that time pass.
 */
export function controlClock() {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const started = jest.spyOn(globalThis, 'setTimeout');
  let known = 0;
  const next = (milliseconds: number) =>
    started.mock.calls.findIndex(([, delay], index) => index >= known && delay === milliseconds);
  return {
    async pass(milliseconds: number): Promise<void> {
      await until(() => next(milliseconds) >= 0);
      known = next(milliseconds) + 1;
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    /** how long the product has begun to wait so far, without the limits of its attempts */
    waits: (...limits: number[]) =>
      started.mock.calls.map(([, delay = 0]) => delay).filter((delay) => !limits.includes(delay)),
    release(): void {
      started.mockRestore();
      jest.useRealTimers();
    },
  };
}
