import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** More rates than the states and countries that any shop reckons by. */
const MOST_RATES = 500;
const MOST_REGIONS = 10;

const line = (maxLength: number) => Type.String({ maxLength });
const Id = Type.String({ format: 'uuid' });

const rateFields = {
  country: Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2' }),
  regions: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '^[^|]*\\S[^|]*$' }), {
    maxItems: MOST_REGIONS,
    description: 'ways to write one part of the country (NY, New York); none: all of it',
  }),
  category_id: nullable(Type.String({ format: 'uuid', description: 'goods of it and of those below; null: all' })),
  names: Type.Object({ en: line(60), de: line(60) }, { ...closed, description: 'what shoppers and invoices say' }),
  rate: Type.Integer({ minimum: 0, maximum: 100_000, description: 'thousandths of a percent: 19000 is 19 %' }),
};

const TaxRateSetting = Type.Object({ id: Id, ...rateFields }, { ...closed, $id: 'TaxRateSetting' });

const flags = {
  included: Type.Boolean({ description: 'prices hold their tax; else it is added' }),
  shipping_taxed: Type.Boolean({ description: 'delivery and fees are taxed as the goods are' }),
};

export const TaxSettings = Type.Object(
  {
    ...flags,
    rates: Type.Array(ref(TaxRateSetting)),
    categories: Type.Array(Type.Object({ id: Id, name: Type.String(), parent_id: nullable(Id) }, closed), {
      description: 'those that a rate may be for',
    }),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'TaxSettings', description: 'What of a price is tax, by where goods go and what they are.' },
);

const Rates = Type.Array(
  Type.Object(
    { id: Type.Optional(Type.String({ format: 'uuid', description: 'without: a new one' })), ...rateFields },
    closed,
  ),
  { maxItems: MOST_RATES },
);

const TaxChange = Type.Object(
  {
    country: Type.String(),
    region: Type.String({ description: 'empty: all of the country' }),
    category_id: nullable(Id),
    before: nullable(Type.Integer({ description: 'thousandths of a percent; null: untaxed' })),
    after: nullable(Type.Integer()),
  },
  { ...closed, $id: 'TaxChange' },
);

export const TaxPreview = Type.Object(
  { changes: Type.Array(ref(TaxChange)) },
  { ...closed, $id: 'TaxPreview', description: 'What orders would be taxed at otherwise; nothing is written.' },
);

export const TaxPreviewBody = Type.Object({ rates: Rates }, closed);

export const TaxSettingsBody = Type.Object(
  { ...flags, rates: Rates, version: Type.Integer({ minimum: 0, description: 'the one that was read' }) },
  closed,
);

export type TaxEdit = Static<typeof TaxSettingsBody>;
export type TaxSettingsView = Static<typeof TaxSettings>;
export type TaxPreviewView = Static<typeof TaxPreview>;

export const taxesSettingsSchemas = [TaxRateSetting, TaxSettings, TaxChange, TaxPreview];
