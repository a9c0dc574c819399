import { productRecord } from '../../../testing/goods/product-fixtures';
import { fillRows, mergeVariants, variantsOf, withoutOption, type VariantsDraft } from './variants.model';
import { variantsRequest } from './variants-request.model';

const money = { currency: 'EUR', locale: 'de-DE' };
const base = variantsOf(productRecord(), money);
const SIZES = [{ name: 'Size', values: 'S, M, S' }];
const sized: VariantsDraft = { options: SIZES, rows: fillRows(SIZES, base.rows) };

test('a row that there is stays when options come and go, and each combination is there once', () => {
  expect(sized.rows.map(({ id, values }) => [id, values])).toEqual([
    [base.rows[0]?.id, ['S']],
    [undefined, ['M']],
  ]);
  const options = [...SIZES, { name: 'Colour', values: 'Red, Blue' }];
  const both = { options, rows: fillRows(options, sized.rows) };
  expect(both.rows.map(({ values }) => values.join(' '))).toEqual(['S Red', 'S Blue', 'M Red', 'M Blue']);
  expect(both.rows[0]?.id).toBe(base.rows[0]?.id);
  expect(withoutOption(both, 0).rows.map(({ id, values }) => [id, values])).toEqual([
    [base.rows[0]?.id, ['Red']],
    [undefined, ['Blue']],
  ]);
});

test('rows that others add or take away meanwhile are not undone, and what was saved already is known again', () => {
  const [first] = base.rows;
  if (!first) throw new Error('a row');
  const theirs: VariantsDraft = {
    options: SIZES,
    rows: [
      { ...first, values: ['S'], stock: '3', stock_was: 3 },
      { ...first, id: 'new-id', sku: 'M-1', values: ['M'] },
    ],
  };
  expect(mergeVariants(base, base, theirs)).toBe(theirs);
  const merged = mergeVariants(base, sized, theirs);
  expect(merged.rows.map(({ id }) => id)).toEqual([first.id, 'new-id']);
  const priced = { ...base, rows: [{ ...first, regular_price: '5' }] };
  expect(mergeVariants(base, priced, theirs).rows.map(({ id }) => id)).toEqual([first.id, 'new-id']);
  expect(mergeVariants(base, priced, { options: [], rows: [] }).rows).toEqual([]);
});

test('stock that was sent once is no difference any more: what is typed since is one to that', () => {
  const [first] = base.rows;
  if (!first) throw new Error('a row');
  const rowOf = (changes: Partial<typeof first>): VariantsDraft => ({ ...base, rows: [{ ...first, ...changes }] });
  const sent = rowOf({ stock: '7' });
  const saved = rowOf({ stock: '6', stock_was: 6 });
  const stocks = (mine: VariantsDraft) =>
    mergeVariants(sent, mine, saved).rows.map((row) => [row.stock, row.stock_was]);
  expect(stocks(rowOf({ stock: '7', regular_price: '5' }))).toEqual([['7', 7]]);
  expect(stocks(rowOf({ stock: '9' }))).toEqual([['9', 7]]);
  // somebody else's stock changes nothing of that
  const [row] = mergeVariants(saved, rowOf({ stock: '9' }), rowOf({ stock: '8', stock_was: 8 })).rows;
  expect([row?.stock, row?.stock_was]).toEqual(['9', first.stock_was]);
});

test('money is read as it is written here, stock as a difference, and what is none is named', () => {
  const [first] = base.rows;
  if (!first) throw new Error('a row');
  const rows = [{ ...first, regular_price: '1.234,50', stock: '7', weight_grams: '1,5', unit_base: 'x' }];
  const { variants, faults } = variantsRequest(base, { ...base, rows }, money);
  expect(variants).toEqual([{ id: first.id, regular_price: 123_450, stock: 7, stock_was: 0 }]);
  expect([...faults]).toEqual([
    ['0.weight_grams', 'number'],
    ['0.unit_base', 'number'],
  ]);
});
