import { Type } from 'typebox';
import { BrandName } from '../../schemas/payment';

const closed = { additionalProperties: false };

export const TestCardBody = Type.Object(
  {
    number: Type.String({ maxLength: 30, description: 'spaces do not count' }),
    expiry: Type.String({ maxLength: 9, description: 'MM/YY or MM/YYYY' }),
    cvc: Type.String({ maxLength: 4 }),
  },
  closed,
);

export const TestCardToken = Type.Object(
  { token: Type.String(), brand: Type.String(), brand_name: BrandName, last4: Type.String() },
  { ...closed, $id: 'TestCardToken' },
);

export const testGatewaySchemas = [TestCardToken];
