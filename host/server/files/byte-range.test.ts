import fc from 'fast-check';
import { byteRange } from './byte-range';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-99', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
  'the whole file for %s',
  (header) => expect(byteRange(header, 10)).toBeUndefined(),
);

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('nothing for %s', (header) => {
  expect(byteRange(header, 10)).toBeNull();
});

test('a part lies within the file, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 2 ** 31 }), (from, to, size) => {
      for (const header of [`bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
        const range = byteRange(header, size);
        if (!range) continue;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.first).toBeLessThanOrEqual(range.last);
        expect(range.last).toBeLessThan(size);
      }
    }),
  );
});
