import fc from 'fast-check';
import { fromStart, listHref, plainList, readList, writeList, type ListSpec, type ListState } from './list-address';

const spec: ListSpec<'status' | 'total_from'> = {
  path: '/admin/orders',
  sorts: ['-placed_at', 'placed_at', '-total'],
  filters: {
    status: (value) => ['open', 'cancelled'].includes(value),
    total_from: (value) => /^\d+$/.test(value),
  },
  columns: ['number', 'placed_at', 'total'],
};

const states: fc.Arbitrary<ListState<'status' | 'total_from'>> = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  sort: fc.constantFrom(...spec.sorts),
  filters: fc.record(
    { status: fc.constantFrom('open', 'cancelled'), total_from: fc.nat().map(String) },
    { requiredKeys: [] },
  ),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  after: fc.string(),
  columns: fc.option(fc.subarray(['number', 'placed_at', 'total'], { minLength: 1 }), { nil: undefined }),
});

test('an address gives back the list that it was made from', () => {
  fc.assert(
    fc.property(states, (state) => {
      const { searchParams } = new URL(listHref(spec, state), 'http://localhost');
      expect(readList(spec, searchParams)).toEqual(state);
    }),
  );
});

test('the plain list has a plain address', () => {
  expect(listHref(spec, plainList(spec))).toBe('/admin/orders');
});

test('nonsense in the address shows the plain list, and reaches the API in no way', () => {
  const nonsense = 'sort=drop%20table&page=-3&search=%20%20&status=burnt&total_from=1e9&columns=secret&unknown=1';
  expect(readList(spec, new URLSearchParams(nonsense))).toEqual(plainList(spec));
  expect(readList(spec, new URLSearchParams('page=1.5')).page).toBe(1);
});

test('an address of any characters is read without a failure', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const state = readList(spec, new URLSearchParams(query));
      expect(readList(spec, writeList(spec, state))).toEqual(state);
    }),
  );
});

test('another question begins at the first page', () => {
  fc.assert(
    fc.property(states, (state) => {
      const next = fromStart(state, { sort: '-total' });
      expect(next).toEqual({ ...state, sort: '-total', page: 1, after: '' });
    }),
  );
});
