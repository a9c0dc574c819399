import { COUNTRY_CODES, addressFormat, formatPostalCode, postalCodeExample } from '@tessera/shared/addresses';
import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** The most characters of each part: for the inputs, and for the API's own limits. */
export const ADDRESS_LIMITS = {
  first_name: 100,
  last_name: 100,
  company: 100,
  line1: 200,
  line2: 200,
  postal_code: 20,
  city: 100,
  region: 100,
  phone: 40,
} as const;

type Part = keyof typeof ADDRESS_LIMITS;

const text = (part: Part, name: string) =>
  string().trim().default('').max(ADDRESS_LIMITS[part], `${name} must be at most ${ADDRESS_LIMITS[part]} characters`);

const required = (part: Part, name: string) => text(part, name).required(`${name} is required`);

const POSTAL_CODE_NAMES = {
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
  postcode: 'Postcode',
  postal_code: 'Postal code',
};

const REGION_NAMES = {
  state: 'State',
  province: 'Province',
  prefecture: 'Prefecture',
  county: 'County',
  emirate: 'Emirate',
  region: 'Region',
};

/** What the postal code and the part of a country are called there; for labels and sentences. */
export function addressNames(country: string): { postal_code: string; region: string } {
  const { postal_code, region } = addressFormat(country);
  return { postal_code: POSTAL_CODE_NAMES[postal_code.kind], region: REGION_NAMES[region.kind] };
}

const postalCode = text('postal_code', 'Postal code').when('country', ([country = '']: string[], schema) => {
  const name = addressNames(country).postal_code;
  const checked = schema.test(
    'postal-code',
    () => `${name} is not valid, it is written like ${postalCodeExample(country)}`,
    (code) => formatPostalCode(country, code ?? '') !== undefined,
  );
  return addressFormat(country).postal_code.required ? checked.required(`${name} is required`) : checked;
});

const region = text('region', 'Region').when('country', ([country = '']: string[], schema) =>
  addressFormat(country).region.required ? schema.required(`${addressNames(country).region} is required`) : schema,
);

/** Digits with the signs that people write between them. */
const PHONE_PATTERN = /^\+?[\d\s().\-/]{5,}$/;

/**
 * An address of any country, by the one table of `@tessera/shared/addresses`. Its `cast` trims, and writes the postal code as the
 * country does ('' where it has none).
 */
export const addressSchema = object({
  first_name: required('first_name', 'First name'),
  last_name: required('last_name', 'Last name'),
  company: text('company', 'Company'),
  line1: required('line1', 'Address'),
  line2: text('line2', 'Address'),
  postal_code: postalCode,
  city: required('city', 'City'),
  region,
  country: string().default('').required('Country is required').oneOf(COUNTRY_CODES, 'Country is required'),
  phone: text('phone', 'Phone number').matches(PHONE_PATTERN, {
    message: 'Phone number is not valid',
    excludeEmptyString: true,
  }),
  is_default_shipping: boolean().default(false),
  is_default_billing: boolean().default(false),
}).transform((address: Record<string, unknown>) => {
  const { country, postal_code } = address;
  if (typeof country !== 'string' || typeof postal_code !== 'string') return address;
  return { ...address, postal_code: formatPostalCode(country, postal_code) ?? postal_code };
});

export type AddressValues = InferType<typeof addressSchema>;
