import { Type } from 'typebox';
import { MAX_QUANTITY } from '../../presenters/variant';

const closed = { additionalProperties: false };

export const AddBody = Type.Object(
  {
    product_id: Type.String({ minLength: 1, maxLength: 200 }),
    variant_id: Type.String({ minLength: 1, maxLength: 200 }),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY, default: 1 }),
  },
  closed,
);

export const QuantityBody = Type.Object(
  { quantity: Type.Integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY, description: '0 or less removes' }) },
  closed,
);

export const ItemParams = Type.Object({ product_id: Type.String(), variant_id: Type.String() });
