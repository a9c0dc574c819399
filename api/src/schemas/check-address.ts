import { addressSchema } from '@tessera/shared/forms';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppError, notValid } from '../errors/errors';
import { checkForm } from './check-form';

const text = Type.String({ maxLength: 1000, default: '' });

/** An address in a request. Its parts are checked by the form's own rules, which have a message for each. */
export const AddressBody = Type.Object(
  {
    first_name: text,
    last_name: text,
    company: text,
    line1: text,
    line2: text,
    postal_code: text,
    city: text,
    region: text,
    country: text,
    phone: text,
  },
  { additionalProperties: false },
);

export type AddressRequest = Static<typeof AddressBody>;

/**
 * An address by the rules of the address form, as it is kept.
 * @param field what the request calls it: messages are about 'shipping_address.line1'
 * @throws AppError `validation.failed` by field
 */
export async function checkAddress(field: string, address: AddressRequest): Promise<AddressRequest> {
  await checkForm(addressSchema, address).catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.errors) throw error;
    const errors = Object.entries(error.errors).map(([name, messages]) => [`${field}.${name}`, messages]);
    throw notValid(Object.fromEntries(errors));
  });
  const { is_default_shipping, is_default_billing, ...checked } = addressSchema.cast(address);
  return checked;
}
