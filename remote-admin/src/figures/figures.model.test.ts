import fc from 'fast-check';
import { changeOf, scaleAround, scaleOf } from './figures.model';

test('a scale holds its highest value, and is at most two and a half times as high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (highest) => {
      const top = scaleOf(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top / highest).toBeLessThanOrEqual(2.5);
    }),
  );
});

test('a scale has every value in it, and 0', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (values) => {
      const { bottom, top } = scaleAround(values);
      expect(top).toBeGreaterThan(0);
      for (const value of [0, ...values]) expect(value >= bottom && value <= top).toBe(true);
    }),
  );
});

test('a change from nothing is none, and one from below 0 grows upwards', () => {
  expect(changeOf(5, 0, 'en-US')).toBeUndefined();
  expect(changeOf(150, 100, 'en-US')).toBe('+50%');
  expect(changeOf(-50, -100, 'en-US')).toBe('+50%');
});
