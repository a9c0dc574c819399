import { addressNames } from '@tessera/shared/forms';
import { messagesIn } from '@tessera/shared/i18n';
import type { AddressField } from './address-field-names';
import { addressFormMessages } from './address-form-messages';

/** What each field is called in a country. */
export function addressLabels(country: string): Record<AddressField, string> {
  const text = messagesIn(addressFormMessages);
  const { first_name, last_name, company, line1, line2, city, phone } = text;
  return {
    country: text.country,
    first_name,
    last_name,
    company,
    line1,
    line2,
    city,
    phone,
    ...addressNames(country),
  };
}
