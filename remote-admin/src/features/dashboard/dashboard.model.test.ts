import { summary } from '../../testing/fixtures';
import { figuresOf } from './dashboard.model';

test('has the same figures before and after the numbers arrive, so that nothing moves', () => {
  const labels = (figures: { label: string }[]) => figures.map(({ label }) => label);
  expect(labels(figuresOf(undefined, 'en-US'))).toEqual(labels(figuresOf(summary(), 'en-US')));
});

test('says what each number means', () => {
  const [products, , , customers, low, out] = figuresOf(summary(), 'en-US');
  expect(products).toMatchObject({ value: '42', note: '40 published, 2 drafts' });
  expect(customers?.value).toBe('1,234');
  expect(low).toMatchObject({ value: '12', note: '8% of variants', tone: 'warning' });
  expect(out).toMatchObject({ value: '7', note: '5% of variants', tone: 'danger' });
});

test('an empty shop has nothing to act on', () => {
  const empty = summary({ variants: 0, low_stock_variants: 0, sold_out_variants: 0 });
  expect(figuresOf(empty, 'en-US').filter(({ tone }) => tone)).toEqual([]);
});
