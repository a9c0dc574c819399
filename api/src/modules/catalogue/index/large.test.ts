import { countFacets, EXACT_UP_TO } from './count-facets';
import { createSayOption } from '../../../presenters/words/say-option';
import { Postings } from './postings';
import { choiceOf } from './choice';
import { ProductColumns } from './product-columns';

const NO_FILTERS = {
  categories: undefined,
  values: new Map<string, number[]>(),
  in_stock: false,
  on_sale: false,
  min_rating: undefined,
  min_price: undefined,
  max_price: undefined,
};

function manyProducts(count: number): ProductColumns {
  const columns = new ProductColumns();
  for (let no = 1; no <= count; no += 1) {
    const facet_ids = [no % 2, ...(no % 100 === 0 ? [7] : [])];
    const rest = { in_stock: true, on_sale: false, min_price: no, units_sold: 0, rating_average: null, created_at: no };
    columns.put({ no, category_id: 'all', facet_ids, ...rest });
  }
  return columns;
}

describe('counts of many products', () => {
  it('are exact up to a thousand and say above it that there are more', () => {
    const columns = manyProducts(50_000);
    const plain = { labels: {}, colour: null, second_colour: null, position: 0, number: null };
    const values = [0, 1, 7].map((id) => ({ ...plain, id, value: `v${id}`, label: `V${id}` }));
    const words = { code: 'kind', name: 'Kind', names: {}, unit: '', option_names: [] };
    const attributes = [{ ...words, kind: 'text' as const, filterable: true, ordered: false, values }];
    const dictionary = {
      attributes,
      ids: new Map(),
      coloursOf: () => [],
      sayIn: createSayOption([]),
      known: new Set([0, 1, 7]),
    };
    const counts = countFacets(columns, dictionary, [{ id: 'all', within: ['all'] }], NO_FILTERS);
    expect(counts.total).toBe(50_000);
    expect(counts.by_category.get('all')).toEqual({ count: EXACT_UP_TO, count_is_estimate: true });
    const counted = counts.attributes[0]?.values.map(({ id, count, count_is_estimate }) => [
      id,
      count,
      count_is_estimate,
    ]);
    expect(counted).toEqual(
      expect.arrayContaining([
        [0, 1_000, true],
        [1, 1_000, true],
        [7, 500, false],
      ]),
    );
  });

  it('do not depend on whether a value is kept as a list or as bits', () => {
    const postings = new Postings();
    const expected = new Set<number>();
    // Grows from a list into bits on the way, and loses some again.
    for (let slot = 0; slot < 40_000; slot += 3) {
      postings.write(slot, true, 65_536);
      expected.add(slot);
      if (slot % 7 === 0) {
        postings.write(slot, false, 65_536);
        expected.delete(slot);
      }
    }
    const some = choiceOf([0, 1, 3, 6, 21, 300, 39_999], 65_536);
    expect(postings.countIn(some, 100)).toBe([0, 1, 3, 6, 21, 300, 39_999].filter((slot) => expected.has(slot)).length);
    const slots = Array.from({ length: 40_000 }, (_, slot) => slot);
    expect(slots.filter((slot) => postings.has(slot) !== expected.has(slot))).toEqual([]);
  });
});
