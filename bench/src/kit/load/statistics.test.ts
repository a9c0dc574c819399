import fc from 'fast-check';
import { median, medianInterval, percentile } from './statistics';

const numbers = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 1, maxLength: 30 });

test('the median stands in the middle, whatever the order', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = median(values);
      const below = values.filter((value) => value <= middle).length;
      const above = values.filter((value) => value >= middle).length;
      expect(Math.min(below, above)).toBeGreaterThanOrEqual(values.length / 2);
    }),
  );
});

test('a percentile is a value that this share stays at or below', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
  fc.assert(
    fc.property(numbers, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const value = percentile(values, share);
      expect(values).toContain(value);
      expect(values.filter((other) => other <= value).length).toBeGreaterThanOrEqual(share * values.length - 1e-9);
    }),
  );
});

test('the interval holds only values between the smallest and the largest, and is the same each time', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const { low, high } = medianInterval(values, 200);
      expect(low).toBeGreaterThanOrEqual(Math.min(...values));
      expect(high).toBeLessThanOrEqual(Math.max(...values));
      expect(low).toBeLessThanOrEqual(high);
      expect(medianInterval(values, 200)).toEqual({ low, high });
    }),
    { numRuns: 30 },
  );
});

test('more and closer values make the interval narrower', () => {
  const few = medianInterval([0.8, 1, 1.2]);
  const many = medianInterval(Array.from({ length: 30 }, (_, i) => 0.97 + (i % 7) / 100));
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
});
