import { noFigures, report, reportRow } from '../../testing/report-fixtures';
import { headlinesOf, rowName } from './report-words.model';

const name = (by: Parameters<typeof report>[0] & object, key: string, label: string | null = null) =>
  // Intl has spaces of its own
  rowName(reportRow(key, { label, to: '2026-11-29' }), report(by), 'en-US').replaceAll(/\s/g, ' ');

test('names what has no name of its own', () => {
  expect(name({ by: 'week' }, '2026-11-23')).toBe('Nov 23 – 29, 2026');
  expect(name({ by: 'month' }, '2026-11-01')).toBe('November 2026');
  expect(name({ by: 'hour' }, '2026-11-24T23:00:00.000Z')).toBe('Nov 25, 2026, 12:00 AM');
  expect(name({ by: 'country' }, 'DE')).toBe('Germany');
  expect(name({ by: 'country' }, 'none')).toBe('Unknown country');
  expect(name({ by: 'coupon' }, 'none')).toBe('Without a coupon');
  expect(name({ by: 'coupon' }, 'GONE10')).toBe('GONE10');
  expect(name({ by: 'payment_method' }, 'bank-transfer')).toBe('Bank transfer');
  expect(name({ by: 'payment_method' }, 'seashells')).toBe('seashells');
  expect(name({ by: 'customer' }, 'returning')).toBe('Returning customers');
  expect(name({ by: 'category' }, 'none')).toBe('Without a category');
  expect(name({ by: 'product' }, 'deleted')).toBe('Deleted products');
});

test('has the same figures before and after they arrive, so that nothing moves, and divides by nothing', () => {
  const labels = (figures: { label: string }[]) => figures.map(({ label }) => label);
  const nothing = headlinesOf(report({ totals: noFigures(), totals_before: noFigures() }), 'en-US');
  expect(labels(headlinesOf(undefined, 'en-US'))).toEqual(labels(nothing));
  for (const { value, note } of nothing) expect(`${value} ${note}`).not.toMatch(/NaN|∞|undefined|null/);
});
