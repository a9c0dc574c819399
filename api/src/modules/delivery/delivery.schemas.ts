import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money } from '../../schemas/basics/common';
import { nullable } from '../../schemas/basics/ref';

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const DeliveryOffer = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    price: Money,
    earliest_on: Day,
    latest_on: Day,
    free_from: nullable(Type.Integer({ description: 'goods for this much are delivered free of charge' })),
  },
  { additionalProperties: false, $id: 'DeliveryOffer' },
);

export const DeliveryCountries = Type.Object(
  { countries: Type.Array(Type.String({ description: 'ISO 3166-1 alpha-2' })) },
  { additionalProperties: false, $id: 'DeliveryCountries' },
);

export const deliverySchemas = [DeliveryOffer, DeliveryCountries];

export type DeliveryOfferView = Static<typeof DeliveryOffer>;
