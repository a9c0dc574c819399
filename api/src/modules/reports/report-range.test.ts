import fc from 'fast-check';
import { addDays, daysBetween } from '../../infra/basics/calendar';
import { REPORT_RANGES } from '../../schemas/filters/report-filter';
import { daysBefore, MOST_DAYS, rangeOf } from './report-range';
import { NO_SUMS } from './report-figures';
import { rowsOfDays, rowsOfHours } from './report-times';

const aDay = fc.nat(12_000).map((days) => addDays('2004-01-01', days));
const some = { ...NO_SUMS, orders: 1 };

it('a range by its name ends today or before, and is never longer than a report may be', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom(...REPORT_RANGES), (today, range) => {
      const { from, to } = rangeOf({ range }, today);
      expect(from <= to && to <= today).toBe(true);
      expect(daysBetween(from, to)).toBeLessThan(MOST_DAYS);
    }),
  );
});

it.each([
  ['this_month', '2026-11-01', '2026-11-24'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_year', '2026-01-01', '2026-11-24'],
  ['last_year', '2025-01-01', '2025-12-31'],
  ['7_days', '2026-11-18', '2026-11-24'],
] as const)('%s begins and ends with the calendar', (range, from, to) => {
  expect(rangeOf({ range }, '2026-11-24')).toEqual({ from, to });
});

it('own days count before a name, one alone is that day', () => {
  expect(rangeOf({ range: 'today', from: '2026-01-01', to: '2026-01-31' }, '2026-11-24').to).toBe('2026-01-31');
  expect(rangeOf({ from: '2026-01-01' }, '2026-11-24')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});

it('is compared with as many days right before, or with the same a year earlier', () => {
  const november = { from: '2026-11-01', to: '2026-11-24' };
  expect(daysBefore(november)).toEqual({ from: '2026-10-08', to: '2026-10-31' });
  expect(daysBefore(november, 'year')).toEqual({ from: '2025-11-01', to: '2025-11-24' });
  expect(daysBefore(november, 'none')).toBeNull();
  expect(daysBefore({ from: '2028-02-29', to: '2028-02-29' }, 'year')).toEqual({
    from: '2027-02-28',
    to: '2027-02-28',
  });
});

it('rows of time have each day once, as each day that is compared', () => {
  const cases = fc.record({
    from: aDay,
    length: fc.integer({ min: 0, max: 365 }),
    compare: fc.constantFrom('previous' as const, 'year' as const),
    by: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  });
  fc.assert(
    fc.property(cases, ({ from, length, compare, by }) => {
      const range = { from, to: addDays(from, length) };
      const before = daysBefore(range, compare);
      const each = { get: () => some } as unknown as ReadonlyMap<string, typeof some>;
      const rows = rowsOfDays(by, range, before, each, each);
      const days = rows.map(({ sums }) => sums.orders);
      expect(days.reduce((sum, one) => sum + one, 0)).toBe(length + 1);
      const earlier = rows.reduce((sum, row) => sum + (row.before?.orders ?? 0), 0);
      expect(earlier).toBe(before && daysBetween(before.from, before.to) + 1);
      rows.forEach(({ key, to }, index) => {
        expect(key).toBe(index === 0 ? from : addDays(rows[index - 1]?.to ?? '', 1));
        expect(daysBetween(key, to ?? '') + 1).toBe(days[index]);
      });
      expect(rows.at(-1)?.to).toBe(range.to);
    }),
  );
});

it('an hour more in what is compared is the last one’s, too', () => {
  const starts = [new Date('2026-03-29T22:00:00Z'), new Date('2026-03-29T23:00:00Z')];
  const rows = rowsOfHours(starts, new Map([[1, some]]), new Map([0, 1, 2].map((at) => [at, some])));
  expect(rows.map(({ sums, before }) => [sums.orders, before?.orders])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
