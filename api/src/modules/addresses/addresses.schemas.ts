import { Type } from 'typebox';
import { Id } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { AddressFields } from '../../schemas/totals';

const closed = { additionalProperties: false };
/** Their lengths are checked by the form's own rules, which have a message for it. */
const text = (description?: string) => Type.String({ maxLength: 1000, default: '', description });
const change = () => Type.Optional(Type.String({ maxLength: 1000 }));

export const Address = Type.Object(
  {
    id: Id,
    ...AddressFields.properties,
    is_default_shipping: Type.Boolean(),
    is_default_billing: Type.Boolean(),
    version: Type.Integer({ description: 'for edits: sent back as `version`' }),
  },
  { ...closed, $id: 'Address' },
);

export const AddressList = Type.Object({ items: Type.Array(ref(Address)) }, { ...closed, $id: 'AddressList' });

export const AddressBody = Type.Object(
  {
    first_name: text(),
    last_name: text(),
    company: text(),
    line1: text(),
    line2: text(),
    postal_code: text(),
    city: text(),
    region: text(),
    country: text('ISO 3166-1 alpha-2'),
    phone: text(),
    is_default_shipping: Type.Boolean({ default: false }),
    is_default_billing: Type.Boolean({ default: false }),
  },
  closed,
);

export const AddressChanges = Type.Object(
  {
    version: Type.Integer(),
    first_name: change(),
    last_name: change(),
    company: change(),
    line1: change(),
    line2: change(),
    postal_code: change(),
    city: change(),
    region: change(),
    country: change(),
    phone: change(),
    is_default_shipping: Type.Optional(Type.Boolean()),
    is_default_billing: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const AddressParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const addressesSchemas = [Address, AddressList];
