import { MOST_CHANGES, previewTaxes } from './tax-preview';
import type { ComparedRate } from './tax-preview';
import { taxFaults } from './tax-faults';
import type { RateSetting } from './taxes.repository';

const rate = (country: string, of: number, region = '', category_id: string | null = null): ComparedRate => ({
  country,
  region,
  category_id,
  rate: of,
});
const preview = (before: ComparedRate[], after: ComparedRate[]) =>
  previewTaxes(before, after, (id) => (id === 'novels' ? ['novels', 'books'] : id === null ? [] : [id]));

describe('what orders are taxed at otherwise', () => {
  test('is said once where it holds for a whole country', () => {
    const before = [rate('DE', 19_000), rate('DE', 7_000, '', 'books'), rate('FR', 20_000)];
    const after = [rate('DE', 21_000), rate('DE', 7_000, '', 'books'), rate('FR', 20_000)];
    expect(preview(before, after)).toEqual([
      { country: 'DE', region: '', category_id: null, before: 19_000, after: 21_000 },
    ]);
  });

  test('is said of a part of a country, by one way to write it, and of goods of a category', () => {
    expect(preview([rate('US', 4_000, 'NY|New York')], [rate('US', 4_500, 'NY|New York')])).toEqual([
      { country: 'US', region: 'NY', category_id: null, before: 4_000, after: 4_500 },
    ]);
    expect(preview([rate('DE', 19_000)], [rate('DE', 19_000), rate('DE', 7_000, '', 'books')])).toEqual([
      { country: 'DE', region: '', category_id: 'books', before: 19_000, after: 7_000 },
    ]);
  });

  test('is null where a rate comes or goes', () => {
    expect(preview([rate('DE', 19_000)], [rate('GB', 20_000)])).toEqual([
      { country: 'DE', region: '', category_id: null, before: 19_000, after: null },
      { country: 'GB', region: '', category_id: null, before: null, after: 20_000 },
    ]);
  });

  test('is nothing where a rate is stated otherwise and counts alike', () => {
    expect(
      preview([rate('DE', 7_000, '', 'books')], [rate('DE', 7_000, '', 'books'), rate('DE', 7_000, '', 'novels')]),
    ).toEqual([]);
  });

  test('is said of goods that fall back on their country, where a part of it loses its own rate', () => {
    const country = [rate('ES', 21_000), rate('ES', 4_000, '', 'books')];
    expect(preview([...country, rate('ES', 3_000, 'Canarias')], country)).toEqual([
      { country: 'ES', region: 'Canarias', category_id: null, before: 3_000, after: 21_000 },
      { country: 'ES', region: 'Canarias', category_id: 'books', before: 3_000, after: 4_000 },
    ]);
  });

  test('is looked for where rates differ, not in every part for every category', () => {
    const many = (of: number) =>
      Array.from({ length: 60 }, (_, place) => rate('US', of, `P${place}|Part ${place}`, `category ${place}`));
    const chainOf = jest.fn((id: string | null) => (id === null ? [] : [id]));
    const lowered = jest.spyOn(String.prototype, 'toLowerCase');
    try {
      expect(previewTaxes(many(4_000), many(4_000), chainOf)).toEqual([]);
      // none and each category once; the names of each rate a few times
      expect(chainOf.mock.calls.length).toBeLessThanOrEqual(61);
      expect(lowered.mock.calls.length).toBeLessThanOrEqual(120 * 4);
    } finally {
      lowered.mockRestore();
    }
  });

  test('is told up to as many as are read', () => {
    const many = (of: number) => Array.from({ length: 150 }, (_, place) => rate('US', of, `P${place}`));
    expect(preview(many(4_000), many(5_000))).toHaveLength(MOST_CHANGES);
  });
});

test('two rates for the same goods in the same place are refused, in whatever letters the place is written', () => {
  const names = { en: 'Sales tax' };
  const rows: RateSetting[] = [
    { country: 'US', region: 'NY|New York', names, rate: 4_000 },
    { country: 'US', names, rate: 1_000 },
    { country: 'US', region: 'new york', category_id: 'books', names, rate: 0 },
    { country: 'US', region: 'new york ', names: { en: 'Another tax' }, rate: 5_000 },
  ];
  const faults = taxFaults(rows, new Set(['books']));
  expect(Object.keys(faults)).toEqual(['rates.3.regions']);
  expect(faults['rates.3.regions']?.[0]?.('en')).toBe(
    '“Sales tax” and “Another tax” are both for the same goods in the same part of United States. Only one can be',
  );
});

test.each<[string, Partial<RateSetting>]>([
  ['rates.0.country', { country: 'XX' }],
  ['rates.0.names.en', { names: { de: 'MwSt.' } }],
  ['rates.0.category_id', { category_id: 'gone' }],
])('a rate is refused at %s', (field, wrong) => {
  const whole: RateSetting = { country: 'DE', names: { en: 'VAT' }, rate: 19_000 };
  expect(Object.keys(taxFaults([{ ...whole, ...wrong }], new Set()))).toEqual([field]);
});
