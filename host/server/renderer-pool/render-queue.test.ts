import { FIRST, QueueFull, RenderQueue, type Turn } from './render-queue';

const job = (client: string, used: number, name = client) => ({ name, turn: { client, used } satisfies Turn });

test('whoever asked for little comes before whoever asked for much, and the first among equals', () => {
  const queue = new RenderQueue<ReturnType<typeof job>>();
  for (const one of [job('crowd', 40), job('crowd', 41), job('visitor', 1), job('guest', 1)]) queue.add(one);
  expect(Array.from({ length: 5 }, () => queue.next()?.name)).toEqual([
    'visitor',
    'guest',
    'crowd',
    'crowd',
    undefined,
  ]);
});

test('one address never has more than sixteen places', () => {
  const queue = new RenderQueue<ReturnType<typeof job>>();
  for (let used = 1; used <= 16; used += 1) queue.add(job('crowd', used));
  expect(() => queue.add(job('crowd', 17))).toThrow(QueueFull);
  queue.add(job('visitor', 1));
  expect(queue.next()?.name).toBe('crowd');
  expect(queue.next()?.name).toBe('visitor');
});

test('a full queue takes in who used less than the last, which goes; nobody else', () => {
  const queue = new RenderQueue<ReturnType<typeof job>>();
  for (let one = 0; one < 200; one += 1) queue.add(job(`crowd ${one}`, 5));
  expect(() => queue.add(job('another of the crowd', 5))).toThrow(QueueFull);
  expect(queue.add(job('visitor', 0))?.name).toBe('crowd 199');
  expect(queue.next()?.name).toBe('visitor');
});

test('somebody who joins a waiting page takes it along to his own place', () => {
  const queue = new RenderQueue<ReturnType<typeof job>>();
  const joined = job('crowd', 90, 'joined');
  for (const one of [job('guest', 3), joined]) queue.add(one);
  joined.turn.used = 1;
  expect(queue.next()?.name).toBe('joined');
});

test('what serves everybody comes first, and is no crowd', () => {
  const queue = new RenderQueue<{ name: string; turn: Turn }>();
  queue.add(job('visitor', 0));
  for (let one = 0; one < 30; one += 1) queue.add({ name: 'shell', turn: FIRST });
  expect(queue.next()?.name).toBe('shell');
});
