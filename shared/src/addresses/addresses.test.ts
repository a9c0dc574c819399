import fc from 'fast-check';
import {
  COUNTRY_CODES,
  addressFormat,
  addressLines,
  countryName,
  formatPostalCode,
  listCountries,
  postalCodeExample,
} from '@tessera/shared/addresses';

const address = {
  first_name: 'Ada',
  last_name: 'Lane',
  company: '',
  line1: '1 Kiln Lane',
  line2: '',
  postal_code: '90210',
  city: 'Beverly Hills',
  region: 'CA',
  country: 'US',
};

test('knows every country of ISO 3166-1 once', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(new Set(COUNTRY_CODES).size).toBe(249);
});

test('names countries in the reader’s language, in its order', () => {
  expect(countryName('DE', 'en-US')).toBe('Germany');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('not a code', 'en-US')).toBe('not a code');
  const names = listCountries('en-US').map(({ name }) => name);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Zambia'));
  expect(names.every((name) => name.length > 2)).toBe(true);
});

test.each([
  ['US', '90210', '90210'],
  ['US', '90210 1234', '90210-1234'],
  ['US', '9021', undefined],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', '12345', undefined],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['NL', '1234ab', '1234 AB'],
  ['DE', '1011', undefined],
  ['DE', ' 10115 ', '10115'],
  ['PL', '00950', '00-950'],
  ['SE', '11455', '114 55'],
  ['PT', '1000205', '1000-205'],
  ['JP', '1000001', '100-0001'],
  ['BR', '01310100', '01310-100'],
  ['IE', 'd6wxy00', 'D6W XY00'],
  ['LV', 'lv1010', 'LV-1010'],
  ['LV', '1010', '1010'],
  ['HK', 'anything', ''],
  ['XX', ' anything ', 'anything'],
  ['US', '', ''],
])('a postal code of %s, %j, is written %j', (country, typed, written) => {
  expect(formatPostalCode(country, typed)).toBe(written);
});

test('the example of every country is one of its postal codes, written as the country does', () => {
  for (const country of COUNTRY_CODES) {
    if (!addressFormat(country).postal_code.used) continue;
    const example = postalCodeExample(country);
    expect([country, formatPostalCode(country, example)]).toEqual([country, example]);
  }
});

test('writing a postal code twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRY_CODES), fc.string(), (country, text) => {
      const written = formatPostalCode(country, text);
      if (written !== undefined) expect(formatPostalCode(country, written)).toBe(written);
    }),
  );
});

test('no country requires a postal code that it does not have', () => {
  for (const country of COUNTRY_CODES) {
    const { used, required, patterns } = addressFormat(country).postal_code;
    expect([country, !used && (required || patterns.length > 0)]).toEqual([country, false]);
  }
});

test.each([
  [{}, ['Ada Lane', '1 Kiln Lane', 'Beverly Hills, CA 90210', 'United States']],
  [{ region: '' }, ['Ada Lane', '1 Kiln Lane', 'Beverly Hills, 90210', 'United States']],
  [
    { country: 'DE', postal_code: '10115', city: 'Berlin', region: '', company: 'Ofen GmbH', line2: 'Hof 2' },
    ['Ada Lane', 'Ofen GmbH', '1 Kiln Lane', 'Hof 2', '10115 Berlin', 'Germany'],
  ],
  [
    { country: 'GB', postal_code: 'SW1A 1AA', city: 'London', region: '' },
    ['Ada Lane', '1 Kiln Lane', 'London', 'SW1A 1AA', 'United Kingdom'],
  ],
  [
    { country: 'HK', postal_code: '', city: 'Kowloon', region: '' },
    ['Ada Lane', '1 Kiln Lane', 'Kowloon', 'Hong Kong SAR China'],
  ],
  [{ country: 'BR', postal_code: '', city: 'Recife', region: '' }, ['Ada Lane', '1 Kiln Lane', 'Recife', 'Brazil']],
])('an address is written as its country does: %j', (changes, lines) => {
  expect(addressLines({ ...address, ...changes }, 'en-US')).toEqual(lines);
});
