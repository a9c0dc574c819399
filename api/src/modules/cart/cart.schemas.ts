import { Type } from 'typebox';
import { MAX_QUANTITY } from '../../presenters/goods/variant';
import { Id, Money } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { DeliveryOffer } from '../delivery/delivery.schemas';

const closed = { additionalProperties: false };
const MOST_LINES = 200;

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

export const CouponBody = Type.Object({ code: Type.String({ maxLength: 100, default: '' }) }, closed);

export const EstimateBody = Type.Object(
  {
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
    postal_code: Type.String({ maxLength: 20, default: '' }),
  },
  closed,
);

export const RestoreBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({ variant_id: Id, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) }, closed),
      { maxItems: MOST_LINES },
    ),
  },
  closed,
);

export const DeliveryEstimate = Type.Object(
  {
    methods: Type.Array(ref(DeliveryOffer), { description: 'empty: nothing is delivered there' }),
    tax: Type.Integer({ description: 'of the goods alone, included or added as the store says' }),
    tax_included: Type.Boolean(),
    currency: Type.String(),
    subtotal: Money,
  },
  { ...closed, $id: 'DeliveryEstimate' },
);

export const ItemParams = Type.Object({ product_id: Type.String(), variant_id: Type.String() });
export const VariantParams = Type.Object({ variant_id: Type.String({ maxLength: 100 }) });

export const cartModuleSchemas = [DeliveryEstimate];
