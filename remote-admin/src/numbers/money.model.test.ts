import fc from 'fast-check';
import { moneyInput, parseMoney } from './money.model';

const locales = fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR');
const currencies = fc.constantFrom('USD', 'JPY', 'KWD');
const amounts = fc.nat({ max: Number.MAX_SAFE_INTEGER });

test('what stands in a field is read back to the same amount, to the last unit', () => {
  fc.assert(
    fc.property(amounts, currencies, locales, (minor, currency, locale) => {
      expect(parseMoney(moneyInput(minor, currency, locale), currency, locale)).toBe(minor);
    }),
  );
});

test('an amount as the shop writes it is read, without its sign', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), locales, (minor, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
      expect(parseMoney(written, 'USD', locale)).toBe(minor);
    }),
  );
});

test.each([
  ['12.50', 1250],
  ['12,50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['0.01', 1],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['1’234.50', 123_450],
  ['1,234,567', 123_456_700],
])('%s is the same in every language', (text, minor) => {
  expect(parseMoney(text, 'USD', 'en-US')).toBe(minor);
  expect(parseMoney(text, 'USD', 'de-DE')).toBe(minor);
});

test('three digits behind one mark are a thousand where people write it so, and no amount elsewhere', () => {
  expect(parseMoney('1,234', 'USD', 'en-US')).toBe(123_400);
  expect(parseMoney('1.234', 'USD', 'en-US')).toBeUndefined();
  expect(parseMoney('1.234', 'USD', 'de-DE')).toBe(123_400);
  expect(parseMoney('1,234', 'KWD', 'de-DE')).toBe(1234);
  expect(parseMoney('1.234', 'KWD', 'en-US')).toBe(1234);
});

test.each(['', ' ', 'abc', '-5', '12.345', '1,23,456', '1.2.3', '12.', '.5', '1e3', '12.50.', '99999999999999999'])(
  '“%s” is no amount',
  (text) => {
    expect(parseMoney(text, 'USD', 'en-US')).toBeUndefined();
  },
);
