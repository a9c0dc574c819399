import fc from 'fast-check';
import { priceScale, rangeOfThumbs, thumbsOf } from './price-scale.model';

test('the line is in whole units, around all prices, and there is none for hardly a difference', () => {
  expect(priceScale({ min: 1950, max: 88_900 }, 'USD')).toEqual({ low: 1900, high: 88_900, step: 100 });
  expect(priceScale({ min: 1950, max: 88_901 }, 'JPY')).toEqual({ low: 1950, high: 88_901, step: 1 });
  expect(priceScale({ min: 1910, max: 1990 }, 'USD')).toBeNull();
});

test('a range on the line comes back from its thumbs, and its ends are open where it has none', () => {
  const scale = { low: 1900, high: 89_000, step: 100 };
  expect(rangeOfThumbs(scale, thumbsOf(scale, null, null))).toEqual({ min: null, max: null });
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 88_999 }), fc.nat(50_000), (min, more) => {
      const range = { min, max: Math.min(88_999, min + more) };
      expect(rangeOfThumbs(scale, thumbsOf(scale, range.min, range.max))).toEqual(range);
    }),
  );
});

test('what is off the line stands at its end', () => {
  expect(thumbsOf({ low: 100, high: 900, step: 100 }, 5000, 10)).toEqual({ low: 900, high: 900 });
});
