import type { Composition } from './registry';
import { keepComposed } from './keep-composed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const composition = (name: string) => ({ remotes: [], store: { name } }) as unknown as Composition; // compared as a whole

/** A registry whose API answers with these, one after the other; undefined is no answer. */
function setup(answers: (string | undefined)[]) {
  let current = composition('unknown');
  const asked = { times: 0 };
  const registry = {
    canary: undefined,
    formers: [],
    // whoever says this has not said everything
    get isBehind() {
      return current.store.name === 'half';
    },
    get current() {
      return current;
    },
    refresh: async () => {
      const answer = answers[Math.min(asked.times, answers.length - 1)];
      asked.times += 1;
      if (answer === undefined) throw new Error('no answer');
      return (current = composition(answer));
    },
  };
  const taken: string[] = [];
  let closed = false;
  const look = keepComposed({
    registry,
    onNew: () => taken.push(registry.current.store.name),
    isClosed: () => closed,
  });
  return { look, taken, asked, close: () => (closed = true) };
}

test('what an API instance answered from before a change is put right a second later', async () => {
  const { look, taken } = setup(['old', 'old', 'new']);
  look();
  await jest.advanceTimersByTimeAsync(2_000);
  look();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(taken).toEqual(['old', 'new']);
});

test('where the API has not said everything it is asked again, each five seconds, however many changes it tells of', async () => {
  const { look, taken, asked } = setup([...Array.from({ length: 12 }, () => 'half'), 'whole']);
  for (let change = 0; change < 3; change += 1) look();
  await jest.advanceTimersByTimeAsync(4_000);
  const { times } = asked;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([taken, asked.times]).toEqual([['half'], times + 2]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([taken, asked.times]).toEqual([['half', 'whole'], 13]);
});

test('an answer that says nothing new changes nothing', async () => {
  const { look, taken, asked } = setup(['same']);
  look();
  await jest.advanceTimersByTimeAsync(2_000);
  expect([taken, asked.times]).toEqual([['same'], 2]);
});

test('the API is asked until it answers, or the server is closed', async () => {
  const { look, taken } = setup([undefined, undefined, 'there']);
  look();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(taken).toEqual(['there']);

  const silent = setup([undefined]);
  silent.look();
  await jest.advanceTimersByTimeAsync(3_000);
  silent.close();
  await jest.advanceTimersByTimeAsync(1_000);
  const { times } = silent.asked;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([silent.taken, silent.asked.times]).toEqual([[], times]);
});
