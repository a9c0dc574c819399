import { COUNTRY_CODES, addressFormat, formatPostalCode, postalCodeExample } from '@tessera/shared/addresses';
import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { inWords, isRequired, isTooLong, say } from '../messages/messages';
import { formatRegion } from '../regions/regions';

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

type FieldName = keyof typeof ADDRESS_LIMITS;

/** What each part is called; both lines of an address are one thing to a person. */
const nameOf = (name: FieldName) => (name === 'line1' || name === 'line2' ? 'address' : name);

const text = (name: FieldName) =>
  string()
    .trim()
    .default('')
    .max(ADDRESS_LIMITS[name], isTooLong(nameOf(name), ADDRESS_LIMITS[name]));

const required = (name: FieldName) => text(name).required(isRequired(nameOf(name)));

/** What the postal code and the part of a country are called there; for labels and messages. */
export function addressNames(country: string): { postal_code: string; region: string } {
  const { postal_code, region } = addressFormat(country);
  const { fields } = inWords();
  return { postal_code: fields[postal_code.kind], region: fields[region.kind] };
}

const postalCode = text('postal_code').when('country', ([country = '']: string[], schema) => {
  const checked = schema.test(
    'postal-code',
    say(({ messages }) => messages.postalCodeInvalid(addressNames(country).postal_code, postalCodeExample(country))),
    (code) => formatPostalCode(country, code ?? '') !== undefined,
  );
  return addressFormat(country).postal_code.required
    ? checked.required(isRequired(addressFormat(country).postal_code.kind))
    : checked;
});

const region = text('region').when('country', ([country = '']: string[], schema) => {
  const checked = schema.test(
    'region',
    say(({ messages }) => messages.regionUnknown(addressNames(country).region)),
    (given) => formatRegion(country, given ?? '') !== undefined,
  );
  const { required: isNeeded, kind } = addressFormat(country).region;
  return isNeeded ? checked.required(isRequired(kind)) : checked;
});

const country = string()
  .default('')
  .required(say(({ messages }) => messages.countryRequired))
  .test(
    'known',
    say(({ messages }) => messages.countryUnknown),
    (code) => !code || COUNTRY_CODES.includes(code),
  );

/** Digits with the signs that people write between them. */
const PHONE_PATTERN = /^\+?[\d\s().\-/]{5,}$/;

/**
 * An address of any country, by the one table of `@tessera/shared/addresses`. Its `cast` trims, and writes postal code and region as
 * the country does ('' where it has no postal codes).
 */
export const addressSchema = object({
  first_name: required('first_name'),
  last_name: required('last_name'),
  company: text('company'),
  line1: required('line1'),
  line2: text('line2'),
  postal_code: postalCode,
  city: required('city'),
  region,
  country,
  phone: text('phone').matches(PHONE_PATTERN, {
    message: say(({ messages }) => messages.phoneInvalid),
    excludeEmptyString: true,
  }),
  is_default_shipping: boolean().default(false),
  is_default_billing: boolean().default(false),
}).transform((address: Record<string, unknown>) => {
  const { country, postal_code, region: part } = address;
  if (typeof country !== 'string') return address;
  return {
    ...address,
    ...(typeof postal_code === 'string' && { postal_code: formatPostalCode(country, postal_code) ?? postal_code }),
    ...(typeof part === 'string' && { region: formatRegion(country, part) ?? part }),
  };
});

export type AddressValues = InferType<typeof addressSchema>;
