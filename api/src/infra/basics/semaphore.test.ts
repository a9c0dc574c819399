import { createSemaphore } from './semaphore';

const options = { at_once: 2, waiting: 1, busy: 'server.busy.ordering' } as const;

/** Work that ends when it is told to. */
function job() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => done, finish };
}

describe('a semaphore', () => {
  it('lets as many work as there are places, one wait, and sends the others away', async () => {
    const through = createSemaphore(options);
    const [first, second, third] = [job(), job(), job()];
    const started: string[] = [];
    const enter = (name: string, { run }: ReturnType<typeof job>) => through(() => (started.push(name), run()));
    const all = [enter('first', first), enter('second', second), enter('third', third)];
    await expect(through(() => Promise.resolve())).rejects.toMatchObject({
      code: 'server.busy',
      message: 'Too many people are ordering right now. Please try again in a moment.',
    });
    expect(started).toEqual(['first', 'second']);
    first.finish();
    await all[0];
    await Promise.resolve();
    expect(started).toEqual(['first', 'second', 'third']);
    second.finish();
    third.finish();
    await Promise.all(all);
    await expect(through(() => Promise.resolve('free'))).resolves.toBe('free');
  });

  it('gives a place back after a failure', async () => {
    const through = createSemaphore({ ...options, at_once: 1, waiting: 0 });
    await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(through(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
