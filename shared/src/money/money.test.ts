import fc from 'fast-check';
import { formatMoney, priceCharged, splitByLargestRemainder } from '@tessera/shared/money';

describe('docs/product.md §9: cart price uses sale_price when above 0, else regular_price', () => {
  test('charges the sale price while there is one', () => {
    expect(priceCharged({ regular_price: 4900, sale_price: 3900 })).toBe(3900);
  });

  test('charges the regular price without a sale', () => {
    expect(priceCharged({ regular_price: 4900, sale_price: 0 })).toBe(4900);
  });
});

describe('amounts for people', () => {
  test.each([
    [4900, 'USD', 'en-US', '$49.00'],
    [4900, 'JPY', 'en-US', '¥4,900'],
    [4900, 'KWD', 'en-US', 'KWD\u00a04.900'],
    [123456, 'EUR', 'de-DE', '1.234,56\u00a0€'],
    [0, 'USD', 'en-US', '$0.00'],
    [-500, 'USD', 'en-US', '-$5.00'],
  ])('writes %d minor units of %s for %s as %s', (minor, currency, locale, text) => {
    expect(formatMoney(minor, currency, locale)).toBe(text);
  });
});

describe('splitting an amount', () => {
  const amounts = fc.integer({ min: -1e12, max: 1e12 });
  const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 });

  test('the parts add up to the whole', () => {
    fc.assert(
      fc.property(amounts, weights, (total, parts) => {
        expect(splitByLargestRemainder(total, parts).reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });

  test('no part is more than one unit away from its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (total, parts) => {
        const sum = parts.reduce((all, part) => all + part, 0);
        fc.pre(sum > 0);
        splitByLargestRemainder(total, parts).forEach((part, index) => {
          expect(Math.abs(part - (total * (parts[index] ?? 0)) / sum)).toBeLessThan(1.01);
        });
      }),
    );
  });

  test('equal remainders go to the earlier part', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  test('without any weight the parts are equal, and without parts there are none', () => {
    expect(splitByLargestRemainder(10, [0, 0])).toEqual([5, 5]);
    expect(splitByLargestRemainder(10, [])).toEqual([]);
  });
});
