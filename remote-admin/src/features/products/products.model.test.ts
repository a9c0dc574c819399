import fc from 'fast-check';
import { listHref, plainList } from '../../list/list-address';
import { pageCount, productList, rangeText } from './products.model';

test('the list begins with what was changed last, at a plain address', () => {
  expect(plainList(productList).sort).toBe('last_modified');
  expect(listHref(productList, plainList(productList))).toBe('/admin/products');
});

test('names the rows shown and how many there are', () => {
  expect(rangeText(2, 25, 1234, 'en-US')).toBe('26–50 of 1,234');
  expect(rangeText(1, 25, 3, 'en-US')).toBe('1–3 of 3');
  expect(rangeText(1, 25, 0, 'en-US')).toBe('');
});

test('every row is on some page', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (total, size) => {
      const pages = pageCount(total, size);
      expect(pages * size).toBeGreaterThanOrEqual(total);
      expect((pages - 1) * size).toBeLessThan(Math.max(total, 1));
    }),
  );
});
