import fc from 'fast-check';
import { likeness } from './likeness';

const SIDE = 32;
const pictures = fc.uint8Array({ minLength: SIDE * SIDE, maxLength: SIDE * SIDE });

/** A picture with something to see in it, and the same a little darker, coarser or shifted. */
const drawing = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => 128 + 90 * Math.sin(at / 3) * Math.cos(at / 97));

test('a picture is like itself, and as like another as that is like it', () => {
  fc.assert(
    fc.property(pictures, pictures, (a, b) => {
      expect(likeness(a, a, SIDE)).toBeCloseTo(1, 10);
      expect(likeness(a, b, SIDE)).toBeCloseTo(likeness(b, a, SIDE), 10);
      expect(likeness(a, b, SIDE)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the coarser a picture becomes the less it is like what it was', () => {
  const rounded = [2, 8, 32, 96].map((step) =>
    likeness(
      drawing,
      drawing.map((value) => Math.min(255, Math.round(value / step) * step)),
      SIDE,
    ),
  );
  expect(rounded).toEqual([...rounded].sort((a, b) => b - a));
  expect(rounded[0]).toBeGreaterThan(0.99);
  expect(rounded.at(-1)).toBeLessThan(0.9);
});

test('a quiet ground does not make up for an object that is gone', () => {
  const ground = new Uint8Array(SIDE * SIDE).fill(200);
  const withObject = ground.map((value, at) => (at % SIDE < 12 && at < SIDE * 12 ? (at * 37) % 256 : value));
  expect(likeness(withObject, ground, SIDE)).toBeLessThan(0.5);
});

test('what is smaller than a window is alike', () => {
  expect(likeness(Uint8Array.of(1, 2, 3, 4), Uint8Array.of(9, 9, 9, 9), 2)).toBe(1);
});
