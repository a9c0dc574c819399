import fc from 'fast-check';
import { countFacets } from './count-facets';
import { createSayOption } from '../../../presenters/words/say-option';
import { choiceOf } from './choice';
import type { Dictionary } from './dictionary';
import { createChooser, type ResolvedFilters, type ResolvedRule } from './filters';
import { pageOf, positionOf, type ColumnSort } from './order-slots';
import { ProductColumns, type ProductFacts } from './product-columns';

const COLOURS = [1, 2, 3];
const SIZES = [11, 12];
const CATEGORIES = ['lamps', 'desk lamps', 'rugs'];
const TAGS = ['gift', 'spring'];
const TREE = [
  { id: 'lamps', within: ['lamps', 'desk lamps'] },
  { id: 'desk lamps', within: ['desk lamps'] },
  { id: 'rugs', within: ['rugs'] },
];

const valueOf = (id: number) => ({
  id,
  value: `v${id}`,
  label: `V${id}`,
  labels: {},
  colour: null,
  second_colour: null,
  position: 0,
  number: id,
});
const attributeOf = (code: string, ids: number[]) => ({
  code,
  name: code,
  names: {},
  kind: 'text' as const,
  unit: '',
  option_names: [],
  filterable: true,
  ordered: false,
  values: ids.map(valueOf),
});
const dictionary: Dictionary = {
  attributes: [attributeOf('colour', COLOURS), attributeOf('size', SIZES)],
  ids: new Map(),
  known: new Set([...COLOURS, ...SIZES]),
  coloursOf: () => [],
  sayIn: createSayOption([]),
};

const facts = fc.record({
  category_id: fc.constantFrom(...CATEGORIES, null),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
  min_price: fc.integer({ min: 0, max: 12 }),
  units_sold: fc.integer({ min: 0, max: 3 }),
  rating_average: fc.constantFrom(null, 1, 2.5, 3.99, 4, 4.5, 5),
  created_at: fc.integer({ min: 0, max: 5 }),
  facet_ids: fc.uniqueArray(fc.constantFrom(...COLOURS, ...SIZES)),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS, 'in no rule')),
});
/** What happens to the product of a number: it is written, or leaves the shop. */
const event = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.oneof({ weight: 4, arbitrary: facts }, fc.constant(null)));
const price = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
const chosen = (ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
const narrowing = fc.record({
  categories: fc.constantFrom(undefined, ...TREE.map(({ within }) => within)),
  values: fc.record({ colour: chosen(COLOURS), size: chosen(SIZES) }, { requiredKeys: [] }).map((some) => {
    return new Map(Object.entries(some));
  }),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
  min_rating: fc.constantFrom(undefined, 1, 3, 4, 4.5),
  min_price: price,
  max_price: price,
});
/** What a collection holds stands in the place of categories. */
const rules: fc.Arbitrary<ResolvedRule> = fc.record({
  filters: narrowing.map((rest) => ({ ...rest, categories: undefined })),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
  created_from: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
});
const filters: fc.Arbitrary<ResolvedFilters> = fc.oneof(
  { weight: 2, arbitrary: narrowing },
  fc.tuple(narrowing, rules).map(([rest, rule]) => ({ ...rest, categories: undefined, rule })),
);

const attributeValues: Record<string, number[]> = { colour: COLOURS, size: SIZES };

type Check = (product: ProductFacts, filter: ResolvedFilters) => boolean;

const isHeld = (product: ProductFacts, { filters: rest, tags, created_from = 0 }: ResolvedRule): boolean =>
  fits(product, rest) &&
  (tags.length === 0 || tags.some((tag) => product.tags?.includes(tag))) &&
  product.created_at >= created_from;

const CHECKS: Check[] = [
  (product, { rule }) => !rule || isHeld(product, rule),
  ({ category_id }, { categories }) => !categories || (category_id !== null && categories.includes(category_id)),
  ({ facet_ids }, { values }) => [...values.values()].every((ids) => ids.some((id) => facet_ids.includes(id))),
  (product, { in_stock }) => !in_stock || product.in_stock,
  (product, { on_sale }) => !on_sale || product.on_sale,
  ({ rating_average }, { min_rating = 0 }) => (rating_average ?? 0) >= min_rating,
  (product, { min_price = 0 }) => product.min_price >= min_price,
  (product, { max_price = Infinity }) => product.min_price <= max_price,
];

const fits: Check = (product, filter) => CHECKS.every((check) => check(product, filter));

function play(events: readonly (readonly [number, Omit<ProductFacts, 'no'> | null])[]) {
  const columns = new ProductColumns();
  for (const tag of TAGS) columns.addTag(tag, []);
  const products = new Map<number, ProductFacts>();
  for (const [no, written] of events) {
    if (written) {
      columns.put({ no, ...written });
      products.set(no, { no, ...written });
    } else {
      columns.remove(no);
      products.delete(no);
    }
  }
  return { columns, products: [...products.values()] };
}

const events = fc.array(event, { maxLength: 80 });

describe('facet counts', () => {
  it('are what a count one by one gives, whatever was written before (facets heed all filters but their own)', () => {
    fc.assert(
      fc.property(events, filters, (history, filter) => {
        const { columns, products } = play(history);
        const counts = countFacets(columns, dictionary, TREE, filter);
        const count = (change: Partial<ResolvedFilters>): number =>
          products.filter((product) => fits(product, { ...filter, ...change })).length;
        expect(counts.total).toBe(count({}));
        expect(counts.in_stock).toBe(count({ in_stock: true }));
        expect(counts.on_sale).toBe(count({ on_sale: true }));
        for (const { id, within } of TREE)
          expect(counts.by_category.get(id)?.count).toBe(count({ categories: within, rule: undefined }));
        for (const { min, count: rated } of counts.ratings) expect(rated).toBe(count({ min_rating: min }));
        for (const { code, values } of counts.attributes) {
          for (const id of attributeValues[code] ?? []) {
            const counted = values.find((value) => value.id === id)?.count ?? 0;
            expect(counted).toBe(count({ values: new Map([...filter.values, [code, [id]]]) }));
          }
        }
        const open = products
          .filter((product) => fits(product, { ...filter, min_price: undefined, max_price: undefined }))
          .map(({ min_price }) => min_price);
        expect(counts.price).toEqual(open.length === 0 ? null : { min: Math.min(...open), max: Math.max(...open) });
      }),
    );
  });

  it('are the same within some of the products, as a search finds them', () => {
    fc.assert(
      fc.property(events, filters, fc.integer({ min: 1, max: 5 }), (history, filter, every) => {
        const { columns, products } = play(history);
        const some = products.filter(({ no }) => no % every === 0);
        const slots = some.flatMap(({ no }) => columns.slotOf(no) ?? []);
        const counts = countFacets(columns, dictionary, TREE, filter, choiceOf(slots, columns.capacity));
        expect(counts.total).toBe(some.filter((product) => fits(product, filter)).length);
      }),
    );
  });
});

const KEYS: Record<ColumnSort, (product: ProductFacts) => number> = {
  newest: ({ created_at }) => -created_at,
  price: ({ min_price }) => min_price,
  '-price': ({ min_price }) => -min_price,
  best_selling: ({ units_sold }) => -units_sold,
  rating: ({ rating_average }) => -(rating_average ?? 0),
};
const sorts = fc.constantFrom<ColumnSort>('newest', 'price', '-price', 'best_selling', 'rating');

describe('pages', () => {
  it('are parts of the whole in its order, by number and by what came last', () => {
    fc.assert(
      fc.property(events, filters, sorts, fc.integer({ min: 1, max: 7 }), (history, filter, sort, limit) => {
        const { columns, products } = play(history);
        const ascending = sort === 'price' ? 1 : -1;
        const expected = products
          .filter((product) => fits(product, filter))
          .sort((a, b) => KEYS[sort](a) - KEYS[sort](b) || ascending * (a.no - b.no))
          .map(({ no }) => no);
        const choice = createChooser(columns, filter)();
        const byNumber: number[] = [];
        const byPosition: number[] = [];
        for (let offset = 0; offset <= expected.length; offset += limit) {
          byNumber.push(...pageOf(columns, choice, { sort, offset, limit }));
          const last = byPosition.at(-1);
          const after = last === undefined ? undefined : positionOf(columns, sort, last);
          byPosition.push(...pageOf(columns, choice, { sort, offset: 0, limit, after }));
        }
        expect(byNumber.map((slot) => columns.no[slot])).toEqual(expected);
        expect(byPosition.map((slot) => columns.no[slot])).toEqual(expected);
      }),
    );
  });
});
