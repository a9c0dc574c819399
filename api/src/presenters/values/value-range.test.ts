import fc from 'fast-check';
import { readDay, readNumber, readYesNo } from './numbers';
import { readRange } from './value-range';

const thousandth = fc.integer({ min: -999_999_000, max: 999_999_000 }).map((value) => value / 1_000);
const plain = (value: number): string => value.toFixed(3);

describe('a range', () => {
  it('is what its ends say, the right way round', () => {
    fc.assert(
      fc.property(thousandth, thousandth, (one, other) => {
        const range = readRange(`${plain(one)}..${plain(other)}`);
        expect(range).toEqual({ min: Math.min(one, other), max: Math.max(one, other) });
      }),
    );
  });

  it('has open ends, and days as days', () => {
    expect(readRange('..12')).toEqual({ min: -Infinity, max: 12 });
    expect(readRange('12..')).toEqual({ min: 12, max: Infinity });
    expect(readRange('1970-01-02..1970-01-04')).toEqual({ min: 1, max: 3 });
  });

  it('is never read into anything else, however it is written', () => {
    for (const text of ['', '..', 'sage', '1-5-l', 'a..b', '1..b', '1...2', '2024-02-30..', '1e3..2']) {
      expect([text, readRange(text)]).toEqual([text, undefined]);
    }
    fc.assert(
      fc.property(fc.string(), (text) => fc.pre(!text.includes('..')) ?? expect(readRange(text)).toBeUndefined()),
    );
  });
});

describe('what a value says', () => {
  it('is the same number with point and comma, with its unit and without', () => {
    fc.assert(
      fc.property(thousandth, (value) => {
        for (const text of [plain(value), plain(value).replace('.', ','), `${plain(value)} ml`, ` ${plain(value)}ml `])
          expect(readNumber(text, 'ml')).toBe(value);
      }),
    );
  });

  it('is converted between units that measure the same', () => {
    expect(readNumber('1.1 litres', 'ml')).toBe(1_100);
    expect(readNumber('350 ml', 'l')).toBe(0.35);
    expect(readNumber('12 cm', 'mm')).toBe(120);
    expect(readNumber('12 cm', 'ml')).toBeUndefined();
    expect(readNumber('a dozen', '')).toBeUndefined();
  });

  it('is a day that there is, and yes or no in any language', () => {
    expect(readDay('2024-02-29')).toBe(19_782);
    expect([readDay('2023-02-29'), readDay('2024-2-9'), readDay('')]).toEqual([undefined, undefined, undefined]);
    expect(['Yes', 'ja', 'NEIN', 'maybe'].map(readYesNo)).toEqual(['yes', 'yes', 'no', undefined]);
  });
});
