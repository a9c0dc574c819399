import fc from 'fast-check';
import type { InventoryItem, StockTake } from '@tessera/shared/contract';
import { stockItem } from '../../../testing/goods/stock-fixtures';
import {
  countedBefore,
  countedOf,
  differenceOf,
  lineWith,
  MOST_LINES,
  requestOf,
  settled,
  shownOf,
  withCount,
  withItems,
} from './count.model';

const item = (variant_id: string, rest: Partial<InventoryItem> = {}) =>
  stockItem({ variant_id, sku: variant_id, ...rest });
const answer = (items: Partial<StockTake['items'][number]>[]) => ({ items }) as StockTake;

test('a variant is on the list once, however often it is put there, and never more than there is room for', () => {
  const ids = fc.array(fc.integer({ min: 0, max: 700 }).map(String), { maxLength: 700 });
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 3 }), fc.constantFrom('first' as const, 'last' as const), (sets, place) => {
      const lines = sets.reduce(
        (now, set) =>
          withItems(
            now,
            [...new Set(set)].map((id) => item(id)),
            place,
          ),
        withItems([], [], place),
      );
      const known = new Set(lines.map(({ variant_id }) => variant_id));
      expect(known.size).toBe(lines.length);
      expect(lines.length).toBe(Math.min(MOST_LINES, new Set(sets.flat()).size));
    }),
    { numRuns: 20 },
  );
});

test('what is always there is not counted; a code is a SKU in any case or a barcode', () => {
  const lines = withItems(
    [],
    [item('MUG-1', { barcode: '4006381333931' }), item('FREE', { track_stock: false })],
    'last',
  );
  expect(lines).toHaveLength(1);
  expect(['mug-1', '4006381333931', '', 'FREE'].map((code) => lineWith(lines, code)?.sku)).toEqual([
    'MUG-1',
    'MUG-1',
    undefined,
    undefined,
  ]);
});

test('only what was counted is sent, with the stock that was seen', () => {
  const lines = withCount(withItems([], [item('a', { stock: 4 }), item('b', { stock: 2 })], 'last'), 'a', 0);
  expect(requestOf(lines, 'Shelf B')).toEqual({
    lines: [{ variant_id: 'a', counted: 0, expected_stock: 4 }],
    note: 'Shelf B',
  });
  expect(shownOf(lines, 'open').map(({ variant_id }) => variant_id)).toEqual(['b']);
  expect(shownOf(lines, 'different').map(differenceOf)).toEqual([-4]);
});

test('what was written goes; what has changed meanwhile stays and can be counted from before it', () => {
  let lines = withItems(
    [],
    ['a', 'b', 'c', 'd'].map((id) => item(id, { stock: 4 })),
    'last',
  );
  for (const id of ['a', 'b', 'c']) lines = withCount(lines, id, 5);
  lines = settled(
    lines,
    answer([
      { variant_id: 'a', outcome: 'changed', stock: 5 },
      { variant_id: 'b', outcome: 'stale', stock: 1 },
      { variant_id: 'c', outcome: 'not_found', stock: null },
    ]),
  );
  expect(lines.map(({ variant_id, stock_was, is_gone }) => [variant_id, stock_was, is_gone])).toEqual([
    ['b', 4, undefined],
    ['c', undefined, true],
    ['d', undefined, undefined],
  ]);
  const [stale] = lines;
  expect(stale && countedBefore(stale)).toBe(2);
  expect(countedOf(lines).map(({ variant_id }) => variant_id)).toEqual(['b']);
  expect(withCount(lines, 'b', 2)[0]).not.toHaveProperty('stock_was');
});
