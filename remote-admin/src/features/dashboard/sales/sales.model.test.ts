import { dashboard } from '../../../testing/fixtures';
import { pointLabel, salesFiguresOf } from './sales.model';

test('has the same figures before and after the numbers arrive, so that nothing moves', () => {
  const labels = (figures: { label: string }[]) => figures.map(({ label }) => label);
  expect(labels(salesFiguresOf(undefined, 'en-US'))).toEqual(labels(salesFiguresOf(dashboard(), 'en-US')));
});

test('says how each number stands to the days before', () => {
  const [sales, orders, average, refunds, checkouts] = salesFiguresOf(dashboard(), 'en-US');
  expect(sales).toMatchObject({ value: '$150.00', note: '+50% from $100.00' });
  expect(orders).toMatchObject({ value: '3', note: '-25% from 4' });
  expect(average).toMatchObject({ value: '$50.00', note: '+100% from $25.00' });
  expect(refunds).toMatchObject({ value: '$5.00', note: 'nothing in the days before' });
  expect(checkouts).toMatchObject({ value: '75%', note: '4 begun, 3 orders' });
});

test('divides by nothing nowhere', () => {
  const nothing = { sales: 0, orders: 0, items: 0, refunds: 0, checkouts: 0, average: null };
  const figures = salesFiguresOf(dashboard({ totals: nothing, totals_before: nothing }), 'en-US');
  for (const { value, note } of figures) expect(`${value} ${note}`).not.toMatch(/NaN|∞|undefined|null/);
});

test('names hours in the store’s time zone', () => {
  const hours = dashboard({ unit: 'hour', time_zone: 'Europe/Berlin' });
  const point = {
    start: '2026-11-23T00:00:00Z',
    day: '2026-11-23',
    sales: 0,
    orders: 0,
    items: 0,
    refunds: 0,
    checkouts: 0,
  };
  expect(pointLabel(point, hours, 'en-US')).toBe('1:00 AM');
  expect(pointLabel(point, dashboard(), 'en-US')).toBe('Nov 23, 2026');
});
