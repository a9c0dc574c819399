import fc from 'fast-check';
import { isDay, PRESETS, presetDays } from './date-range.model';

test('the last seven days are today and the six before, over the end of a month, too', () => {
  expect(presetDays('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(presetDays('today', '2026-03-03')).toEqual({ from: '2026-03-03', to: '2026-03-03' });
});

test('every range ends today and has as many days as its name says, whatever the clocks do', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...PRESETS), (date, preset) => {
      const today = date.toISOString().slice(0, 10);
      const { from, to } = presetDays(preset, today);
      const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      expect(to).toBe(today);
      expect(count).toBe({ today: 1, week: 7, month: 30, quarter: 90 }[preset]);
    }),
  );
});

test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-30', '2026-13-01', '26-1-1', 'today', '2026-02-28T00:00'].map(isDay)).toEqual(Array(5).fill(false));
});
