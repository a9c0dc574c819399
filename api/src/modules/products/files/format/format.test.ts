import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { csvCell } from '../../../../presenters/formats/csv';
import { pricesOf } from '../plan/plan-variants-of-file';
import { csvOf } from '../../../../framework/files/testing/csv';
import { GENERATIONS, clothes, manyRows, withHtml } from '../testing/shopify-files';
import { buildProduct, keyOf } from './build-product';
import {
  joinList,
  losslessLine,
  marked,
  splitList,
  splitPlaces,
  unmarked,
} from '../../../../framework/files/format/escapes';
import type { FileProduct } from './file-product';
import { fieldsOf } from './headings';
import { createProblems } from '../../../../framework/files/format/problems';
import type { Problem } from '../../../../framework/files/format/problems';

const text = fc
  .array(fc.constantFrom('=', '+', '-', '@', "'", ';', '|', '\t', ' ', 'a', '"', ',', '\n', '＝'), { maxLength: 10 })
  .map((letters) => letters.join(''));

describe('a cell', () => {
  it('comes back as it was, and no spreadsheet reckons with it', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(unmarked(marked(written))).toBe(written);
        expect(marked(written)).not.toMatch(/(?:^|[;|\t])[^\S\t]*[=+\-@＝]/u);
        const [[read = ''] = []] = parse(losslessLine([written, 'x'])) as string[][];
        expect(unmarked(read)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
    expect(csvCell(marked('=1+1')).startsWith("'")).toBe(true);
  });

  it('holds a list, whatever stands in its texts', () => {
    const word = fc
      .array(fc.constantFrom('a', ',', ';', '\\', ' '), { maxLength: 6 })
      .map((letters) => letters.join('').trim());
    fc.assert(
      fc.property(fc.uniqueArray(word), fc.constantFrom(',' as const, ';' as const), (words, separator) => {
        const wanted = words.filter((one) => one !== '');
        expect(splitList(joinList(wanted, separator), separator)).toEqual(wanted);
      }),
      { numRuns: 1_000 },
    );
  });

  it('holds a text for each place, empty ones and the same twice', () => {
    const word = fc
      .array(fc.constantFrom('a', ',', ';', '\\', ' ', '='), { maxLength: 6 })
      .map((letters) => letters.join('').trim());
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const read = unmarked(marked(joinList(words, ';')).trim());
        expect(splitPlaces(read, ';')).toEqual(words);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The products of a file by its own headings. */
function productsOf(csv: string): { products: FileProduct[]; problems: readonly Problem[] } {
  const [header = [], ...rows] = parse(csv) as string[][];
  const columns = { header, fields: fieldsOf(header), decimals: 2 };
  const problems = createProblems();
  const all = rows.map((cells, at) => ({ row: at + 2, cells: cells.map((one) => one.trim()), start: 0, end: 0 }));
  const keys = [...new Set(all.map(({ cells }) => cells[0]))];
  const products = keys.map((key) => {
    const [first, ...others] = all.filter(({ cells }) => cells[0] === key);
    if (!first) throw new Error('A key is of a row');
    return buildProduct([first, ...others], columns, problems);
  });
  return { products, problems: problems.list };
}

describe('a file of Shopify', () => {
  it.each([clothes, manyRows, withHtml])('says the same with the headings of today and before: %p', (write) => {
    const [today, before] = GENERATIONS.map((generation) => productsOf(write(generation)));
    expect(today).toEqual(before);
    expect(today?.problems).toEqual([]);
  });

  it('has sizes and colours, prices before a sale, and stock that may be sold ahead', () => {
    const [shirt] = productsOf(clothes('today')).products;
    expect(shirt).toMatchObject({
      slug: 'linen-shirt',
      texts: { name: 'Linen Shirt', status: 'active', tags: ['linen', 'summer', '"soft"'] },
      option_names: ['Colour', 'Size'],
    });
    expect(shirt?.variants).toHaveLength(6);
    expect(shirt?.variants[0]).toMatchObject({
      sku: 'LS-RED-S',
      options: { Colour: 'Red', Size: 'S' },
      said: { stock: 1, weight_grams: 180, allow_backorder: true, track_stock: true },
      paid: { price: 3900, compare_at_price: 4900 },
    });
  });

  it('has one product in 41 rows', () => {
    const [paint, ...others] = productsOf(manyRows('before')).products;
    expect([paint?.variants.length, others.length, paint?.texts.status]).toEqual([41, 0, 'draft']);
  });

  it('has HTML without what runs, says nothing by a column that is not there, and erases by an empty cell', () => {
    const [oak, ash] = productsOf(withHtml('today')).products;
    expect(oak?.texts.description_html).toBe('<h2>Board</h2>\r\n<p>Cut, "not" sawn;\nkeep dry.</p>');
    expect(oak?.texts).not.toHaveProperty('type');
    expect(oak?.option_names).toBeUndefined();
    expect([oak?.texts.vendor, ash?.texts.description_html]).toEqual(['', '']);
    expect(oak?.pictures?.map(({ source }) => source)).toEqual([
      'https://192.0.2.7/oak.jpg',
      'https://192.0.2.7/oak-2.jpg',
    ]);
  });
});

describe('Shopify’s unit price', () => {
  const heads = ['Total Measure', 'Total Measure Unit', 'Base Measure', 'Base Measure Unit'];
  const read = (...cells: string[]) => {
    const file = csvOf([
      ['Handle', 'Title', 'Variant SKU', ...heads.map((head) => `Unit Price ${head}`)],
      ['wine', 'Wine', 'W-1', ...cells],
    ]);
    const { products, problems } = productsOf(file);
    return problems.length > 0 ? problems.map(({ column }) => column) : products[0]?.variants[0]?.said;
  };

  it('is told in the unit of its base measure, and erased by an empty amount', () => {
    expect(read('75', 'cl', '1', 'l')).toMatchObject({ unit: 'l', unit_quantity: 0.75, unit_base: 1 });
    expect(read('250', 'g', '100', 'g')).toMatchObject({ unit: 'g', unit_quantity: 250, unit_base: 100 });
    expect(read('1.5', 'KG', '', '')).toMatchObject({ unit: 'kg', unit_quantity: 1.5, unit_base: 1 });
    expect(read('', '', '', '')).toMatchObject({ unit: null, unit_quantity: null, unit_base: null });
  });

  it('is wrong where units do not go together, or are none', () => {
    expect(read('75', 'cl', '1', 'kg')).toEqual(['Unit Price Base Measure Unit']);
    expect(read('75', 'barrel', '1', 'l')).toContain('Unit Price Total Measure Unit');
  });
});

describe('a cell of a number', () => {
  const read = (price: string, weight = ''): unknown => {
    const { products, problems } = productsOf(
      csvOf([
        ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Variant Grams'],
        ['mug', 'Mug', 'M-1', price, weight],
      ]),
    );
    const [variant] = products[0]?.variants ?? [];
    return problems[0]?.reason['en'] ?? [variant?.paid.price, variant?.said.weight_grams];
  };

  it('may have a comma before one digit or two, as spreadsheets of many countries write it', () => {
    expect(read('12,50', '180,5')).toEqual([1250, 181]);
    expect(read('12,5')).toEqual([1250, 0]);
  });

  it('is told as it stands there where it is wrong', () => {
    expect(read('12,50', '1234567890,5')).toBe('‘1234567890,5’ is not a weight in grams.');
    expect(read('9999999999,5')).toBe('‘9999999999,5’ is not a price. Write it like 24.00.');
  });

  it('is no weight where a point could part thousands of grams; as Shopify writes weights it is one', () => {
    expect(read('12', '1.000')).toBe('‘1.000’ could be 1 g or 1000 g. Write whole grams, without a point.');
    expect(read('12', '12.500')).toBe('‘12.500’ could be 12.5 g or 12500 g. Write whole grams, without a point.');
    expect(read('12', '1,000')).toBe('‘1,000’ is not a weight in grams.');
    const asShopify = { '0.0': 0, '180': 180, '1000.0': 1000, '28.349523125': 28, '453.59237': 454, '4535.9237': 4536 };
    for (const [cell, grams] of Object.entries(asShopify)) expect(read('12', cell)).toEqual([1200, grams]);
  });

  it('is wrong where a comma or a point could part thousands, and where it is missing', () => {
    for (const cell of ['1,000', '1.000', '12.500', '1.000,00', '1,00,00', ',50', '12,'])
      expect(read(cell)).toBe(`‘${cell}’ is not a price. Write it like 24.00.`);
    expect(read('')).toBe('The price is missing. Write it like 24.00.');
  });
});

it('a row whose address could be none is wrong itself, and not of the product before it', () => {
  const columns = { fields: ['slug' as const, 'name' as const] };
  const keyed = (slug: string): string => keyOf({ row: 7, cells: [slug, 'Mug'], start: 0, end: 0 }, columns);
  expect([keyed('Mug 1'), keyed(''), keyed(' '), keyed('!!!')]).toEqual(['mug-1', '', '', 'row 7']);
  const { problems } = productsOf(
    csvOf([
      ['Handle', 'Title'],
      ['!!!', 'Mug'],
    ]),
  );
  expect(problems).toMatchObject([{ row: 2, column: 'Handle' }]);
});

it('a price alone is the price of a sale that goes on; what is not above it ends the sale', () => {
  const onSale = { regular_price: 1200, sale_price: 900 } as Parameters<typeof pricesOf>[1];
  expect(pricesOf({ price: 800 }, onSale)).toEqual({ regular_price: 1200, sale_price: 800 });
  expect(pricesOf({ price: 1300 }, onSale)).toEqual({ regular_price: 1300, sale_price: 0 });
  expect(pricesOf({ compare_at_price: 0 }, onSale)).toEqual({ regular_price: 900, sale_price: 0 });
  expect(pricesOf({ price: 700, compare_at_price: 1000 })).toEqual({ regular_price: 1000, sale_price: 700 });
  expect(pricesOf({}, onSale)).toEqual({});
});
