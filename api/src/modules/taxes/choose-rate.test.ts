import { chooseRate, indexRates } from './choose-rate';

const rates = [
  { country: 'DE', region: '', category_id: null, rate: 19 },
  { country: 'DE', region: '', category_id: 'books', rate: 7 },
  { country: 'DE', region: '', category_id: 'media', rate: 16 },
  { country: 'US', region: 'NY|New York', category_id: null, rate: 4 },
  { country: 'US', region: 'NY|New York', category_id: 'books', rate: 0 },
  { country: 'ES', region: '', category_id: null, rate: 21 },
  { country: 'ES', region: 'Canarias', category_id: null, rate: 3 },
];
const index = indexRates(rates);
const rate = (country: string, region: string, ...categories: string[]) =>
  chooseRate(index, { country, region }, categories)?.rate;

describe('the tax rate', () => {
  it('is the one of the nearest category, else of the country', () => {
    expect(rate('DE', '', 'books', 'media')).toBe(7);
    expect(rate('DE', '', 'records', 'media')).toBe(16);
    expect(rate('DE', '', 'lamps')).toBe(19);
    expect(rate('DE', '')).toBe(19);
  });

  it('of a region comes before the one of its country, however the region is written', () => {
    expect(rate('ES', ' canarias ')).toBe(3);
    expect(rate('ES', 'Madrid')).toBe(21);
    expect(rate('US', 'new york', 'books')).toBe(0);
    expect(rate('US', 'NY')).toBe(4);
  });

  it('is found in rates that were read once, however many ask', () => {
    const lowered = jest.spyOn(String.prototype, 'toLowerCase');
    try {
      expect(['New York', 'ny', 'Utah', 'Ohio'].map((region) => rate('US', region))).toEqual([
        4,
        4,
        undefined,
        undefined,
      ]);
      expect(lowered.mock.calls.length).toBe(4);
    } finally {
      lowered.mockRestore();
    }
  });

  it('is none where nothing is said of the place', () => {
    expect(rate('US', 'OR')).toBeUndefined();
    expect(rate('JP', '')).toBeUndefined();
  });
});
