import { Type } from 'typebox';
import { PaymentMethodInput, PaymentOffer } from '../../schemas/payment';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 100 });

export const PaymentBody = Type.Object(
  {
    method: PaymentMethodInput,
    token: Type.Optional(Type.String({ maxLength: 200, description: 'of the test gateway, for test-card' })),
    plan: Type.Optional(Type.String({ maxLength: 60, description: 'code of a pay-later plan' })),
  },
  closed,
);

export const PaymentOfferList = Type.Object(
  { items: Type.Array(ref(PaymentOffer)) },
  { ...closed, $id: 'PaymentOfferList' },
);

export const paymentsSchemas = [PaymentOfferList];

export const ConfirmBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, closed);

export const OrderParams = Type.Object({ id: Name });
export const PaymentParams = Type.Object({ id: Name });
export const WebhookParams = Type.Object({ provider: Name });
