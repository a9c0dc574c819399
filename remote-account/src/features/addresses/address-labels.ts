import { addressNames } from '@tessera/shared/forms';
import { messagesIn } from '@tessera/shared/i18n';
import type { AddressField } from './addresses.model';
import { addressesMessages } from './addresses-messages';

/** What each field is called in a country. */
export function addressLabels(country: string): Record<AddressField, string> {
  const texts = messagesIn(addressesMessages);
  const { first_name, last_name, company, line1, line2, city, phone } = texts;
  return {
    country: texts.country,
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
