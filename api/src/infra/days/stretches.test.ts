import fc from 'fast-check';
import { addDays } from '../basics/calendar';
import { firstDayOf, lastDayOf, stretchesOf } from './stretches';

function days(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) found.push(day);
  return found;
}

it('a range is its stretches and the days at both ends: each of its days once, and no other', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(400), (start, length) => {
      const from = addDays('1999-06-01', start);
      const to = addDays(from, length);
      const { from: first, until, head, tail } = stretchesOf(from, to);
      const whole = Array.from({ length: until - first }, (_, index) => first + index);
      const all = [
        ...days(...head),
        ...whole.flatMap((one) => days(firstDayOf(one), lastDayOf(one))),
        ...days(...tail),
      ];
      expect(all).toEqual(days(from, to));
    }),
  );
});

it('a year is read from few days', () => {
  const { from, until, head, tail } = stretchesOf('2026-01-01', '2026-12-31');
  expect([until - from, days(...head).length + days(...tail).length]).toEqual([22, 13]);
});
