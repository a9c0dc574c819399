import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** Bounds of what a shop can be set to: every place is looked at before it is saved. */
const MOST = { zones: 30, countries: 250, postal_codes: 100, methods: 10, prices: 20 };
const HIGHEST_PRICE = 99_999_999;
const HEAVIEST_GRAMS = 10_000_000;
const LONGEST_DAYS = 365;

const line = (maxLength: number) => Type.String({ maxLength });
const Names = Type.Object({ en: line(80), de: line(80) }, closed);
const Price = Type.Integer({ minimum: 0, maximum: HIGHEST_PRICE, description: 'minor units' });
const Days = Type.Integer({ minimum: 0, maximum: LONGEST_DAYS, description: 'Monday to Friday' });
const Hour = Type.Integer({
  minimum: 0,
  maximum: 24,
  description: 'of the store’s clock (`time_zone`): what is ordered before is packed the same day',
});

const methodFields = {
  code: Type.String({ maxLength: 60, description: 'orders keep it; empty: made of the name' }),
  names: Names,
  active: Type.Boolean({ description: 'offered at the checkout' }),
  prices: Type.Array(
    Type.Object(
      {
        up_to_grams: nullable(Type.Integer({ minimum: 1, maximum: HEAVIEST_GRAMS, description: 'null: any weight' })),
        price: Price,
      },
      closed,
    ),
    { minItems: 1, maxItems: MOST.prices, description: 'by weight, ascending; what is heavier is not sent' },
  ),
  free_from: nullable(Price),
  min_days: Days,
  max_days: Days,
};

const DeliveryMethodSetting = Type.Object(methodFields, { ...closed, $id: 'DeliveryMethodSetting' });

const zoneFields = {
  name: line(60),
  names: Type.Object({ en: line(80), de: line(80) }, { ...closed, description: 'what shoppers read; empty: `name`' }),
  countries: Type.Array(Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2; `*`: every other one' }), {
    maxItems: MOST.countries,
  }),
  postal_codes: Type.Array(Type.String({ minLength: 1, maxLength: 12 }), {
    maxItems: MOST.postal_codes,
    description: 'starts of postal codes of the one country; none: all of it',
  }),
};

const DeliveryZoneSetting = Type.Object(
  { id: Type.String({ format: 'uuid' }), ...zoneFields, methods: Type.Array(ref(DeliveryMethodSetting)) },
  { ...closed, $id: 'DeliveryZoneSetting' },
);

export const DeliverySettings = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217' }),
    cut_off_hour: Hour,
    zones: Type.Array(ref(DeliveryZoneSetting), { description: 'the first one is the shop’s own country' }),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'DeliverySettings', description: 'Where the shop delivers, how, and what that costs.' },
);

/** What is taken in is written out: without names of other schemas. */
const Zones = Type.Array(
  Type.Object(
    {
      id: Type.Optional(Type.String({ format: 'uuid', description: 'without: a new one' })),
      ...zoneFields,
      methods: Type.Array(Type.Object(methodFields, closed), { maxItems: MOST.methods }),
    },
    closed,
  ),
  { maxItems: MOST.zones },
);

const where = {
  countries: Type.Array(Type.String()),
  postal_codes: Type.Array(Type.String(), { description: 'starts; none: the countries as a whole' }),
};
const DeliveryDays = Type.Object({ min_days: Type.Integer(), max_days: Type.Integer() }, closed);

const DeliveryChange = Type.Object(
  {
    ...where,
    kind: Type.Enum(['price', 'free_from', 'days', 'added', 'removed'], { type: 'string' }),
    method: Type.Record(Type.String(), Type.String(), { description: 'by language' }),
    from_grams: Type.Integer(),
    up_to_grams: nullable(Type.Integer()),
    before: nullable(Money),
    after: nullable(Money),
    days_before: nullable(DeliveryDays),
    days_after: nullable(DeliveryDays),
  },
  { ...closed, $id: 'DeliveryChange' },
);

const DeliveryWarning = Type.Object(
  {
    ...where,
    kind: Type.Enum(['nowhere', 'empty', 'lost', 'lighter'], { type: 'string' }),
    zone: Type.String(),
    up_to_grams: nullable(Type.Integer()),
  },
  { ...closed, $id: 'DeliveryWarning' },
);

export const DeliveryPreview = Type.Object(
  { changes: Type.Array(ref(DeliveryChange)), warnings: Type.Array(ref(DeliveryWarning)) },
  { ...closed, $id: 'DeliveryPreview', description: 'What orders would have otherwise; nothing is written.' },
);

export const DeliveryPreviewBody = Type.Object({ zones: Zones }, closed);

export const DeliverySettingsBody = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
    cut_off_hour: Hour,
    zones: Zones,
    confirmed: Type.Optional(Type.Boolean({ description: 'true: the warnings were read' })),
  },
  closed,
);

export type DeliveryEdit = Static<typeof DeliverySettingsBody>;
export type DeliverySettingsView = Static<typeof DeliverySettings>;

export const deliverySettingsSchemas = [
  DeliveryMethodSetting,
  DeliveryZoneSetting,
  DeliverySettings,
  DeliveryChange,
  DeliveryWarning,
  DeliveryPreview,
];
