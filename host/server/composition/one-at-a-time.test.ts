import { oneAtATime } from './one-at-a-time';

test('never runs twice at once, and once more for whatever was asked for meanwhile', async () => {
  const finish: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => finish.push(resolve)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  run();
  run();
  run();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await settle();
  expect(finish).toHaveLength(2);
  finish[1]?.();
  await settle();
  expect(finish).toHaveLength(2);
  run();
  expect(finish).toHaveLength(3);
});
