import fc from 'fast-check';
import { pageNumbers } from './pagination.model';

test('few pages are all offered', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('of many pages the first, the last and the neighbours are offered', () => {
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
});

test('a gap of one page shows that page instead', () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
});

test('first, present and last page are always there, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const page = (seed % count) + 1;
      const numbers = pageNumbers(page, count).filter((entry) => entry !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
