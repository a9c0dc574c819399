/** What addresses consist of, country by country. Pure: the same for forms, checkout and API. */
export { addressFormat } from './address-formats';
export type { AddressFormat, PostalCodeKind, RegionKind } from './address-formats';
export { addressLines } from './address-lines';
export type { PostalAddress } from './address-lines';
export { COUNTRY_CODES, countryName, listCountries } from './countries';
export type { Country } from './countries';
export { formatPostalCode, postalCodeExample } from './postal-code';
