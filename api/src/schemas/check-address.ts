import { addressSchema, loadRegions } from '@tessera/shared/forms';
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
 * The parts of an address by the rules of the address form, as they are kept.
 * @throws AppError `validation.failed` by field
 */
export async function checkedFields(values: AddressRequest): Promise<AddressRequest> {
  await loadRegions();
  await checkForm(addressSchema, values);
  const { is_default_shipping, is_default_billing, ...checked } = addressSchema.cast(values);
  return checked;
}

/**
 * The same of an address that is part of a request.
 * @param field what the request calls it: messages are about 'shipping_address.line1'
 * @throws AppError `validation.failed` by field
 */
export async function checkAddress(field: string, address: AddressRequest): Promise<AddressRequest> {
  return checkedFields(address).catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.errors) throw error;
    const errors = Object.entries(error.errors).map(([name, messages]) => [`${field}.${name}`, messages]);
    throw notValid(Object.fromEntries(errors));
  });
}
