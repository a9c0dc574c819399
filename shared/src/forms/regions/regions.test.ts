import { COUNTRY_CODES, addressFormat } from '@tessera/shared/addresses';
import { addressSchema, formatRegion, listRegions, loadRegions } from '@tessera/shared/forms';
import { address } from '../testing/address';

test('before the lists are here nobody is refused', async () => {
  expect(listRegions('US')).toEqual([]);
  expect((await addressSchema.validate({ ...address, region: 'XX' })).region).toBe('XX');
});

describe('with the lists', () => {
  beforeAll(loadRegions);

  test.each([
    ['US', 'CA', 'CA'],
    ['US', ' california ', 'CA'],
    ['US', 'XX', undefined],
    ['CA', 'Québec', 'QC'],
    ['CA', 'CA', undefined],
    ['BR', 'sao paulo', 'SP'],
    ['IT', 'Milano', 'MI'],
    ['MX', 'jalisco', 'Jalisco'],
    ['JP', 'TOKYO', 'Tokyo'],
    ['IE', 'Co. Cork', 'Cork'],
    ['US', '', ''],
    ['GB', ' Kent ', 'Kent'],
    ['DE', 'anything', 'anything'],
    ['constructor', ' x ', 'x'],
  ])('in %s %j is written %j', (country, typed, written) => {
    expect(formatRegion(country, typed)).toBe(written);
  });

  test('every code and name of a list is on it once, and is written as its code', () => {
    for (const country of COUNTRY_CODES) {
      const regions = listRegions(country);
      expect(new Set(regions.flatMap(({ code }) => code)).size).toBe(regions.length);
      for (const { code, name } of regions) {
        expect([country, name, formatRegion(country, name)]).toEqual([country, name, code]);
        expect([country, code, formatRegion(country, code)]).toEqual([country, code, code]);
      }
    }
  });

  test('a country that requires a region has a list of them', () => {
    const without = COUNTRY_CODES.filter(
      (country) => addressFormat(country).region.required && listRegions(country).length === 0,
    );
    expect(without).toEqual([]);
  });

  test('an address says of a state that there is not that it is not known, and writes the others as the country does', async () => {
    await expect(addressSchema.validate({ ...address, region: 'XX' })).rejects.toThrow(
      'State is not known in this country',
    );
    expect((await addressSchema.validate({ ...address, region: 'california' })).region).toBe('CA');
  });
});
