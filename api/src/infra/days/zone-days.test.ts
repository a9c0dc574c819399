import fc from 'fast-check';
import { addDays } from '../basics/calendar';
import { daysOf, hoursOf, QUARTER_MS } from './zone-days';

const HOUR_MS = 3_600_000;
const hours = (zone: string, day: string) => {
  const [span] = daysOf(zone, day, day);
  return span ? hoursOf(span).length : 0;
};

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];

const someDays = fc
  .record({ offset: fc.integer({ min: 0, max: 3000 }), count: fc.integer({ min: 1, max: 40 }) })
  .map(({ offset, count }) => {
    const first = addDays('2020-01-01', offset);
    return { first, last: addDays(first, count - 1), count };
  });

it.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Europe/Berlin', '2026-11-23', 24],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['UTC', '2026-03-29', 24],
  // clocks go on at midnight: the day begins at one
  ['Africa/Cairo', '2026-04-24', 23],
  // half an hour back: the last hour is half a one
  ['Australia/Lord_Howe', '2026-04-05', 25],
])('in %s, %s has %i hours', (zone, day, expected) => {
  expect(hours(zone, day)).toBe(expected);
});

it('begins a day at the midnight of its zone', () => {
  const start = (zone: string) => daysOf(zone, '2026-01-15', '2026-01-15')[0]?.start.toISOString();
  expect(start('UTC')).toBe('2026-01-15T00:00:00.000Z');
  expect(start('Asia/Kathmandu')).toBe('2026-01-14T18:15:00.000Z');
  expect(start('Pacific/Kiritimati')).toBe('2026-01-14T10:00:00.000Z');
  expect(start('Etc/GMT+12')).toBe('2026-01-15T12:00:00.000Z');
});

it('days follow each other without a gap, begin at quarters of an hour, and are 22 to 26 hours long', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), someDays, (zone, { first, last, count }) => {
      const days = daysOf(zone, first, last);
      expect(days).toHaveLength(count);
      days.forEach(({ start, end }, index) => {
        expect(start.getTime() % QUARTER_MS).toBe(0);
        const length = (end.getTime() - start.getTime()) / HOUR_MS;
        expect(length >= 22 && length <= 26).toBe(true);
        if (index > 0) expect(start).toEqual(days[index - 1]?.end);
      });
    }),
    { numRuns: 60 },
  );
});

it('sums of hours come to the sum of their days, and those to the whole, wherever orders lie', () => {
  const placed = fc.array(
    fc.record({ at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), total: fc.nat(1_000_000) }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), someDays, placed, (zone, { first, last }, orders) => {
      const days = daysOf(zone, first, last);
      const [from, to] = [days[0]?.start.getTime() ?? 0, days[days.length - 1]?.end.getTime() ?? 0];
      const moved = orders.map(({ at, total }) => ({
        at: Math.min(Math.floor(from + at * (to - from)), to - 1),
        total,
      }));
      const sumIn = (start: Date, end: Date) =>
        moved
          .filter(({ at }) => at >= start.getTime() && at < end.getTime())
          .reduce((sum, { total }) => sum + total, 0);
      const whole = moved.reduce((sum, { total }) => sum + total, 0);
      const byDay = days.map(({ start, end }) => sumIn(start, end));
      const byHour = days.map((day) => hoursOf(day).reduce((sum, { start, end }) => sum + sumIn(start, end), 0));
      expect(byHour).toEqual(byDay);
      expect(byDay.reduce((sum, part) => sum + part, 0)).toBe(whole);
    }),
    { numRuns: 40 },
  );
});
