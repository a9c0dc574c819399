import { Type } from 'typebox';
import { PaymentMethodInput } from '../../schemas/payment';

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

export const ConfirmBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, closed);

export const OrderParams = Type.Object({ id: Name });
export const PaymentParams = Type.Object({ id: Name });
export const WebhookParams = Type.Object({ provider: Name });
