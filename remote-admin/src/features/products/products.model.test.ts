import fc from 'fast-check';
import type { ListState, Sort, SortColumn } from './products.model';
import { pageCount, rangeText, readListState, sortDirection, sortedBy, writeListState } from './products.model';

const columns = fc.constantFrom<SortColumn>('name', 'price', 'updated');
const sorts = fc.constantFrom<Sort>('name', 'price', '-price', 'last_modified');
const states: fc.Arbitrary<ListState> = fc.record({
  search: fc.string().map((text) => text.trim()),
  sort: sorts,
  page: fc.integer({ min: 1, max: 1_000_000 }),
});

test('an address gives back the list that it was made from', () => {
  fc.assert(fc.property(states, (state) => expect(readListState(writeListState(state))).toEqual(state)));
});

test('the plain list has a plain address', () => {
  expect(writeListState({ search: '', sort: 'last_modified', page: 1 }).toString()).toBe('');
});

test('nonsense in the address shows the plain list', () => {
  const state = readListState(new URLSearchParams('sort=drop%20table&page=-3&search=%20%20'));
  expect(state).toEqual({ search: '', sort: 'last_modified', page: 1 });
  expect(readListState(new URLSearchParams('page=1.5')).page).toBe(1);
});

test('a press on a heading sorts by its column and starts again at the first page', () => {
  fc.assert(
    fc.property(states, columns, (state, column) => {
      const next = sortedBy(state, column);
      expect(next.page).toBe(1);
      expect(next.search).toBe(state.search);
      expect(sortDirection(next.sort, column)).not.toBe('none');
    }),
  );
});

test('a second press on the price turns the order round, a third turns it back', () => {
  const first = sortedBy({ search: '', sort: 'name', page: 4 }, 'price');
  const second = sortedBy(first, 'price');
  expect([first.sort, second.sort, sortedBy(second, 'price').sort]).toEqual(['price', '-price', 'price']);
});

test('exactly one column is sorted', () => {
  fc.assert(
    fc.property(sorts, (sort) => {
      const all: SortColumn[] = ['name', 'price', 'updated'];
      expect(all.filter((column) => sortDirection(sort, column) !== 'none')).toHaveLength(1);
    }),
  );
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
