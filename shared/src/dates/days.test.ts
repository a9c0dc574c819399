import { dayOf, formatDate, formatDays, momentOf, today } from './days';

describe('a day', () => {
  it('is the same day for every clock', () => {
    expect(formatDate('2028-02-29', 'en-US')).toBe('February 29, 2028');
    expect(formatDate('2026-11-24', 'de-DE')).toBe('24. November 2026');
  });

  it('is told with its weekday where it says when something arrives', () => {
    expect(formatDays('2026-11-24', '2026-11-26', 'en-US')).toMatch(/^Tue, Nov 24\s–\sThu, Nov 26$/);
    expect(formatDays('2026-11-24', '2026-11-24', 'en-US')).toBe('Tue, Nov 24');
  });

  it('is written as the API writes it', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('a moment', () => {
  it('is told in the reader’s own time', () => {
    const noon = new Date(2026, 10, 21, 12, 0).toISOString();
    expect(dayOf(noon, 'en-US')).toBe('November 21, 2026');
    expect(momentOf(noon, 'en-US')).toMatch(/^Nov 21, 2026, 12:00\sPM$/);
  });
});
