import fc from 'fast-check';
import { addDays, addMonths, dayIn, daysBetween, hourIn, isDay, yearsBetween } from './calendar';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a calendar date', () => {
  it('moves by days over month ends, leap days and the turn of the year', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2026-12-20', 14)).toBe('2027-01-03');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('moves by months to the same day, or to the last one of a shorter month', () => {
    expect([1, 2, 3, 12].map((months) => addMonths('2026-01-31', months))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2027-01-31',
    ]);
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  it('comes back where it started', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('of a month later is in exactly that month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (date, months) => {
        const [year = 0, month = 0] = date.split('-').map(Number);
        const [later_year = 0, later_month = 0] = addMonths(date, months).split('-').map(Number);
        expect(later_year * 12 + later_month).toBe(year * 12 + month + months);
      }),
    );
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '',
    'tomorrow',
    '2026-00-10',
    '9999-12-31',
    '0001-01-01',
  ])('is not %p', (text) => expect(isDay(text)).toBe(false));

  it('is not counted to where its text would lie before all others', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
  });

  it('tells an age in whole years, also of those born on a leap day', () => {
    expect(yearsBetween('2008-11-22', '2026-11-21')).toBe(17);
    expect(yearsBetween('2008-11-21', '2026-11-21')).toBe(18);
    expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
    expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
  });
});

describe('the day at a place', () => {
  it('is that of its own clocks, not of Greenwich', () => {
    const moment = new Date('2026-03-01T03:30:00Z');
    expect(dayIn('UTC', moment)).toBe('2026-03-01');
    expect(dayIn('America/New_York', moment)).toBe('2026-02-28');
    expect(dayIn('Pacific/Auckland', moment)).toBe('2026-03-01');
  });

  it('is the same day on both sides of a change of the clocks', () => {
    // Germany, 29 March 2026: 02:00 becomes 03:00. New York, 1 November 2026: 02:00 becomes 01:00.
    for (const time of ['00:59:59', '01:00:00', '01:00:01']) {
      expect(dayIn('Europe/Berlin', new Date(`2026-03-29T${time}Z`))).toBe('2026-03-29');
    }
    for (const time of ['05:59:59', '06:00:00', '06:00:01']) {
      expect(dayIn('America/New_York', new Date(`2026-11-01T${time}Z`))).toBe('2026-11-01');
    }
    expect(hourIn('Europe/Berlin', new Date('2026-03-29T00:59:59Z'))).toBe(1);
    expect(hourIn('Europe/Berlin', new Date('2026-03-29T01:00:00Z'))).toBe(3);
    expect(hourIn('UTC', new Date('2026-03-29T00:10:00Z'))).toBe(0);
  });
});
