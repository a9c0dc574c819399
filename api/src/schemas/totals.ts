import { Type } from 'typebox';
import { Money } from './basics/common';
import { ref } from './basics/ref';

const closed = { additionalProperties: false };

export const AddressFields = Type.Object(
  {
    first_name: Type.String(),
    last_name: Type.String(),
    company: Type.String(),
    line1: Type.String(),
    line2: Type.String(),
    postal_code: Type.String(),
    city: Type.String(),
    region: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    phone: Type.String(),
  },
  { ...closed, $id: 'AddressFields' },
);

export const TaxLine = Type.Object(
  {
    name: Type.String(),
    rate: Type.Integer({ description: 'thousandths of a percent: 19000 is 19 %' }),
    net: Type.Integer({ description: 'what it was taken of, without it' }),
    amount: Money,
  },
  { ...closed, $id: 'TaxLine' },
);

const sums = {
  items: Type.Integer({ description: 'sum of the lines’ subtotals' }),
  discount: Money,
  shipping: Money,
  fee: Type.Integer({ description: 'of the payment method' }),
  tax: Money,
  tax_included: Type.Boolean({ description: 'prices hold their tax; else it is added' }),
  total: Type.Integer({ description: 'items - discount + shipping + fee, + tax where it is not included' }),
  tax_lines: Type.Array(ref(TaxLine)),
  credit: Type.Optional(Type.Integer({ description: 'of `total`, what store credit pays; without: nothing, or all' })),
};

export const Totals = Type.Object(sums, { ...closed, $id: 'Totals' });
export const OrderTotals = Type.Object({ ...sums, refunded: Money }, { ...closed, $id: 'OrderTotals' });

export const totalsSchemas = [AddressFields, TaxLine, Totals, OrderTotals];
