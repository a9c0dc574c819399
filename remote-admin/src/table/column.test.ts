import fc from 'fast-check';
import { nextSort, sortDirection, type SortOrder } from './column';

const directions = fc.constantFrom<SortOrder['direction']>('ascending', 'descending');
const orders = fc.uniqueArray(fc.record({ value: fc.string({ minLength: 1 }), direction: directions }), {
  minLength: 1,
  maxLength: 4,
  selector: ({ value }) => value,
});

test('presses on a heading go through all of its orders and come back to the first', () => {
  fc.assert(
    fc.property(orders, (sorts) => {
      const asked: (string | undefined)[] = [];
      for (let press = 0, sort: string | undefined; press <= sorts.length; press += 1) {
        sort = nextSort(sorts, sort);
        asked.push(sort);
      }
      expect(asked).toEqual([...sorts.map(({ value }) => value), sorts[0]?.value]);
    }),
  );
});

test('a list that is sorted by something else begins with the column’s first order', () => {
  const sorts: SortOrder[] = [
    { value: '-total', direction: 'descending' },
    { value: 'total', direction: 'ascending' },
  ];
  expect(nextSort(sorts, 'placed_at')).toBe('-total');
  expect(sortDirection(sorts, 'placed_at')).toBe('none');
  expect(sortDirection(sorts, 'total')).toBe('ascending');
});

test('a column without orders cannot be sorted by', () => {
  expect(nextSort(undefined, 'name')).toBeUndefined();
  expect(nextSort([], 'name')).toBeUndefined();
  expect(sortDirection(undefined, 'name')).toBe('none');
});
