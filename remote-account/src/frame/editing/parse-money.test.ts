import fc from 'fast-check';
import { formatMoney } from '@tessera/shared/money';
import { parseMoney } from './parse-money';

describe('an amount that is typed', () => {
  test.each([
    ['1,234.5', 'USD', 'en-US', 123450],
    ['1.234,5', 'EUR', 'de-DE', 123450],
    ['2400', 'EUR', 'de-DE', 240000],
    ['2.400', 'EUR', 'de-DE', 240000],
    [' 12,30 ', 'EUR', 'de-DE', 1230],
    ['.5', 'USD', 'en-US', 50],
    ['500', 'JPY', 'en-US', 500],
    ['0', 'USD', 'en-US', 0],
  ])('%s in %s for %s is %d', (typed, currency, locale, minor) => {
    expect(parseMoney(typed, currency, locale)).toBe(minor);
  });

  test.each(['', '.', '1.5', '1,234', '12,345', '-5', '1e3', 'five', '1,2,3', '99999999999999999999'])(
    'is none: %s, in German',
    (typed) => expect(parseMoney(typed, 'EUR', 'de-DE')).toBeUndefined(),
  );

  test('is what was written for people', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.constantFrom(['USD', 'en-US'], ['EUR', 'de-DE'], ['GBP', 'en-GB']),
        (minor, [currency, locale]) => {
          const written = formatMoney(minor, currency ?? '', locale).replace(/[^\d.,]/g, '');
          expect(parseMoney(written, currency ?? '', locale ?? '')).toBe(minor);
        },
      ),
    );
  });
});
