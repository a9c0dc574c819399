import fc from 'fast-check';
import { offeredEnds, rangeOf, readRange } from './value-range.model';

const number = fc.integer({ min: -999_999, max: 999_999 }).map((value) => String(value / 100));
const end = fc.oneof(fc.constant(''), number);

test('what was typed as a range is what the address says of it again', () => {
  fc.assert(
    fc.property(end, end, (min, max) => {
      const range = rangeOf({ min, max });
      expect(readRange(range)).toEqual(range === '' ? { min: '', max: '' } : { min, max });
    }),
  );
});

test('a comma is a point, days are days, and what is neither is an open end', () => {
  expect(rangeOf({ min: '1,5', max: ' 2 ' })).toBe('1.5..2');
  expect(rangeOf({ min: '2024-05-01', max: '' })).toBe('2024-05-01..');
  expect(rangeOf({ min: 'much', max: '' })).toBe('');
  expect(readRange('sage')).toEqual({ min: '', max: '' });
});

test('what there is stands in its fields as they take it', () => {
  expect(offeredEnds({ kind: 'number', range: { min: 90, max: 1_100 } })).toEqual({ min: '90', max: '1100' });
  expect(offeredEnds({ kind: 'date', range: { min: 0, max: 31 } })).toEqual({ min: '1970-01-01', max: '1970-02-01' });
  expect(offeredEnds({ kind: 'number' })).toBeUndefined();
});
