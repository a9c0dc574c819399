import fc from 'fast-check';
import { PageBudget } from './page-budget';

function setup(perMinute = 120) {
  let time = 1_000_000;
  const budget = new PageBudget(perMinute, () => time);
  const takeMany = (address: string, count: number) =>
    Array.from({ length: count }, () => budget.take(address)).filter(Boolean).length;
  return { budget, takeMany, pass: (milliseconds: number) => (time += milliseconds) };
}

test('an address gets a minute’s pages at once, then as many as time gives back, and costs no other one anything', () => {
  const { takeMany, pass } = setup();
  expect(takeMany('192.0.2.1', 500)).toBe(120);
  expect(takeMany('192.0.2.2', 10)).toBe(10);
  pass(5_000);
  expect(takeMany('192.0.2.1', 500)).toBe(10);
  pass(3_600_000);
  expect(takeMany('192.0.2.1', 500)).toBe(120);
});

test('asking in vain costs nothing', () => {
  const { budget, takeMany, pass } = setup();
  takeMany('192.0.2.1', 120);
  takeMany('192.0.2.1', 10_000);
  pass(500);
  expect(budget.take('192.0.2.1')).toBe(true);
});

test('never gives more than a minute’s pages and what came back meanwhile, however they are asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5_000), fc.nat(40))), (asked) => {
      const { takeMany, pass } = setup(60);
      let passed = 0;
      let taken = 0;
      for (const [wait, count] of asked) {
        pass(wait);
        passed += wait;
        taken += takeMany('192.0.2.1', count);
      }
      return taken <= 60 + passed / 1_000 + 1e-6;
    }),
  );
});

test('whoever asks all the time has had more lately than a visitor, although time gives all of it back', () => {
  const { budget, pass } = setup();
  for (let second = 0; second < 60; second += 1) {
    expect(budget.take('192.0.2.1')).toBe(true);
    if (second % 20 === 0) budget.take('192.0.2.2');
    pass(1_000);
  }
  expect(budget.lately('192.0.2.1')).toBeGreaterThan(10 * budget.lately('192.0.2.2'));
  pass(120_000);
  expect(budget.lately('192.0.2.1')).toBeLessThan(15);
});

test('remembers no more than ten thousand addresses, and none that has not asked for long', () => {
  const { budget, pass } = setup();
  for (let one = 0; one < 12_000; one += 1) budget.take(`address ${one}`);
  expect(budget.size).toBe(10_000);
  pass(300_000);
  budget.take('one more');
  expect(budget.size).toBe(1);
});
