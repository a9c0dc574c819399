/** The fields of an address in a form, as the chosen country has them. */
export { AddressFields } from './address-fields';
export { firstCountry, useAddressOptions, useDeliveryCountries } from './address-options';
export { ADDRESS_FIELDS, BLANK_ADDRESS } from './address-field-names';
export type { AddressField } from './address-field-names';
export { addressFormMessages } from './address-form-messages';
export { addressLabels } from './address-labels';
