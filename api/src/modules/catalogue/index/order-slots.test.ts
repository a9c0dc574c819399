import fc from 'fast-check';
import { toChoice } from './choice';
import { firstWithEquals } from './order-slots';
import { ProductColumns } from './product-columns';

const rest = { category_id: null, in_stock: true, on_sale: false, units_sold: 0, rating_average: null, facet_ids: [] };

function columnsOf(prices: readonly number[]): ProductColumns {
  const columns = new ProductColumns();
  prices.forEach((min_price, at) => columns.put({ ...rest, no: at + 1, min_price, created_at: min_price }));
  return columns;
}

test('the first with their equals hold each page that something else tells the order of equals in', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 });
  const sort = fc.constantFrom('price' as const, '-price' as const, 'newest' as const);
  fc.assert(
    fc.property(prices, sort, fc.integer({ min: 1, max: 12 }), fc.nat(60), (given, by, most, begin) => {
      const columns = columnsOf(given);
      const sign = by === 'price' ? 1 : -1;
      // Others than the columns say that of equals the last one comes first.
      const inOrder = given
        .map((price, slot) => ({ price, slot }))
        .sort((a, b) => sign * (a.price - b.price) || b.slot - a.slot);
      const before = inOrder[begin];
      const page = inOrder.slice(before ? begin + 1 : 0).slice(0, most);
      const slots = firstWithEquals(columns, toChoice(columns.listed), { sort: by, most, from: before?.price });
      expect(slots).toEqual(expect.arrayContaining(page.map(({ slot }) => slot)));
      expect(new Set(slots).size).toBe(slots.length);
    }),
  );
});

test('no more are given than a page takes, and those that are equal to its last one', () => {
  const columns = columnsOf(Array.from({ length: 1_000 }, (_, at) => Math.floor(at / 10)));
  const choice = toChoice(columns.listed);
  expect(firstWithEquals(columns, choice, { sort: 'price', most: 25 })).toHaveLength(30);
  expect(firstWithEquals(columns, choice, { sort: '-price', most: 25, from: 50 }).length).toBeLessThanOrEqual(60);
});
