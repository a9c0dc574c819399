import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const HIGHEST_AMOUNT = 99_999_999;

const Amount = Type.Integer({ minimum: 0, maximum: HIGHEST_AMOUNT, description: 'minor units' });

const fields = {
  capture: Type.Enum(['at_once', 'at_shipment'], {
    type: 'string',
    description: 'money on a card is taken with the order, or with its first shipment',
  }),
  cards: Type.Object(
    { stripe: Type.Boolean(), test_card: Type.Boolean() },
    {
      ...closed,
      description: 'offered at the checkout, where there are keys, or the environment has the test gateway',
    },
  ),
  cash_on_delivery: Type.Object(
    {
      enabled: Type.Boolean(),
      fee: Amount,
      up_to: Amount,
      countries: Type.Array(Type.String({ maxLength: 2, description: 'ISO 3166-1 alpha-2' }), {
        maxItems: 250,
        description: 'none: everywhere',
      }),
    },
    closed,
  ),
  bank_transfer: Type.Object(
    {
      enabled: Type.Boolean(),
      holder: Type.String({ maxLength: 120 }),
      iban: Type.String({ maxLength: 42 }),
      bic: Type.String({ maxLength: 11 }),
      days: Type.Integer({ minimum: 1, maximum: 90, description: 'for which goods are kept without the money' }),
    },
    closed,
  ),
  pay_later: Type.Object(
    {
      enabled: Type.Boolean(),
      second_person_above: Type.Integer({
        minimum: 0,
        maximum: HIGHEST_AMOUNT,
        description: 'minor units: more than this nobody waives or writes off alone, of one account within 30 days',
      }),
    },
    closed,
  ),
};

export const PaymentSettings = Type.Object(
  {
    ...fields,
    currency: Type.String({ description: 'ISO 4217' }),
    available: Type.Object(
      {
        stripe: nullable(
          Type.Enum(['live', 'test'], { type: 'string', description: 'of which kind the keys are that are used' }),
        ),
        test_card: Type.Boolean(),
      },
      { ...closed, description: 'what there is to be offered; keys are never told' },
    ),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'PaymentSettings', description: 'Which ways to pay the checkout offers, and how.' },
);

export const PaymentSettingsBody = Type.Object(
  {
    ...fields,
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
    confirmed: Type.Optional(Type.Boolean({ description: 'true: the warnings were read' })),
  },
  closed,
);

export type PaymentSettingsEdit = Static<typeof PaymentSettingsBody>;
export type PaymentSettingsView = Static<typeof PaymentSettings>;

export const paymentSettingsSchemas = [PaymentSettings];
