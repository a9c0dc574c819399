import fc from 'fast-check';
import { failedFilters } from './candidates';
import { countFacets, type Cell } from './facets';

const thing = fc.record({
  category_id: fc.constantFrom('a', 'b', null),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
  price: fc.integer({ min: 0, max: 20 }),
});
const filters = fc.record({
  min_price: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  max_price: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
});
const categories = fc.option(fc.constant(new Set(['a'])), { nil: undefined });

describe('facet counts', () => {
  it('tell what choosing there would give', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 30 }), filters, categories, (things, chosen, within) => {
        const facts = things.map(({ in_stock, price, ...rest }) => ({
          ...rest,
          stock_state: in_stock ? ('in_stock' as const) : ('out' as const),
          min_price: price,
        }));
        const cells = things.map(({ price, ...rest }): Cell => ({ ...rest, lowest: price, highest: price, count: 1 }));
        const counts = countFacets(cells, chosen, within);
        const count = (change: object, where = within) =>
          facts.filter((fact) => failedFilters(fact, { ...chosen, ...change }, where).length === 0).length;
        expect(counts.total).toBe(count({}));
        expect(counts.in_stock).toBe(count({ in_stock: true }));
        expect(counts.on_sale).toBe(count({ on_sale: true }));
        expect(counts.by_category.get('b') ?? 0).toBe(count({}, new Set(['b'])));
        const open = facts
          .filter((fact) => failedFilters(fact, chosen, within).every((facet) => facet === 'price'))
          .map(({ min_price }) => min_price);
        expect(counts.price).toEqual(open.length === 0 ? null : { min: Math.min(...open), max: Math.max(...open) });
      }),
    );
  });

  it('estimate the part of a step that a price bound cuts off', () => {
    const cell: Cell = { category_id: 'a', in_stock: true, on_sale: false, lowest: 1000, highest: 1099, count: 200 };
    const chosen = { min_price: 1050, max_price: undefined, in_stock: false, on_sale: false };
    expect(countFacets([cell], chosen, undefined).total).toBe(100);
  });
});
