import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AddressBody } from '../../../schemas/check-address';
import { Id, Money, nullableImage, Timestamp } from '../../../schemas/basics/common';
import { PaymentOffer } from '../../../schemas/payment';
import { nullable, ref } from '../../../schemas/basics/ref';
import { AddressFields, Totals } from '../../../schemas/totals';
import { DeliveryOffer } from '../../delivery/delivery.schemas';

const closed = { additionalProperties: false };
const MOST_LINES = 100;
/** Minor units: a thousand times what anybody sells here, and far from where sums lose a cent. */
const MOST_MONEY = 1_000_000_000_000;
const Language = Type.Enum(['en', 'de'], { type: 'string' });
const Kind = Type.Enum(['percent', 'amount'], { type: 'string' });

const customerFields = {
  user_id: nullable(Id),
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
};

const variantFields = {
  variant_id: Id,
  product_id: Id,
  name: Type.String(),
  sku: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  image: nullableImage,
};

export const OrderDraftLine = Type.Object(
  {
    ...variantFields,
    quantity: Type.Integer(),
    shop_price: Type.Integer({ description: 'what the shop charges now, minor units' }),
    price: nullable(Type.Integer({ description: 'of staff, minor units; null: what the shop charges' })),
    reason: Type.String({ description: 'why it has another price' }),
    available: Type.Integer({ description: 'how many can be bought now; at most 999 is told' }),
    subtotal: Money,
    discount: Money,
    tax: Money,
    total: Type.Integer({ description: 'subtotal - discount, + tax where it is not included' }),
  },
  { ...closed, $id: 'OrderDraftLine' },
);

export const OrderDraftProblem = Type.Object(
  {
    part: Type.Enum(['customer', 'items', 'address', 'delivery', 'exchange'], { type: 'string' }),
    code: Type.String({ description: 'stable: customer.missing, items.empty, items.stock_short, address.missing, …' }),
    sentence: Type.String(),
    variant_id: Type.Optional(Id),
  },
  { ...closed, $id: 'OrderDraftProblem', description: 'keeps a draft from becoming an order' },
);

const StaffDiscount = {
  kind: Kind,
  value: Type.Integer({
    minimum: 1,
    maximum: MOST_MONEY,
    description: 'percent: thousandths of a percent (10000 is 10 %); amount: minor units',
  }),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
};

const AgreedDelivery = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  price: Type.Integer({ minimum: 0, maximum: MOST_MONEY, description: 'minor units' }),
};

export const OrderDraftExchange = Type.Object(
  {
    return_id: Id,
    return_number: Type.String(),
    order_number: Type.String({ description: 'whose goods came back' }),
    credit: Type.Integer({ description: 'what goes off the goods for them: at most `discount` of the totals counts' }),
    goes_back: Type.Integer({ description: 'what they were worth more: refunded when it is placed, minor units' }),
  },
  { ...closed, $id: 'OrderDraftExchange' },
);

export const OrderDraft = Type.Object(
  {
    id: Id,
    version: Type.Integer(),
    ...customerFields,
    language: Type.Enum(['en', 'de'], { type: 'string', description: 'in which the customer is written to' }),
    items: Type.Array(ref(OrderDraftLine)),
    gone: Type.Array(Type.Object({ variant_id: Id, name: Type.String(), quantity: Type.Integer() }, closed), {
      description: 'lines whose product has been deleted',
    }),
    discount: nullable(Type.Object({ ...StaffDiscount, value: Type.Integer(), reason: Type.String() }, closed)),
    shipping_address: nullable(ref(AddressFields)),
    billing_address: nullable(ref(AddressFields)),
    delivery_method: nullable(Type.String()),
    delivery_offers: Type.Array(ref(DeliveryOffer)),
    agreed_delivery: nullable(Type.Object({ name: Type.String(), price: Money }, closed)),
    payment_offers: Type.Array(ref(PaymentOffer)),
    note: Type.String(),
    totals: ref(Totals),
    currency: Type.String(),
    problems: Type.Array(ref(OrderDraftProblem)),
    exchange: nullable(ref(OrderDraftExchange)),
    created_by_name: Type.String({ description: 'empty: that account is gone' }),
    order_id: nullable(Id),
    created_at: Timestamp,
    last_modified_at: Timestamp,
    expires_at: Timestamp,
  },
  { ...closed, $id: 'OrderDraft' },
);

export const OrderDraftSummary = Type.Object(
  {
    id: Id,
    ...customerFields,
    item_count: Type.Integer(),
    total: Type.Integer({ description: 'as of the last change, minor units' }),
    currency: Type.String(),
    created_by_name: Type.String(),
    last_modified_at: Timestamp,
    expires_at: Timestamp,
  },
  { ...closed, $id: 'OrderDraftSummary' },
);

export const OrderDraftList = Type.Object(
  { items: Type.Array(ref(OrderDraftSummary)), next_cursor: nullable(Id) },
  { ...closed, $id: 'OrderDraftList' },
);

export const DraftVariant = Type.Object(
  {
    ...variantFields,
    price: Type.Integer({ description: 'what the shop charges now, minor units' }),
    available: Type.Integer({ description: '0: it cannot be ordered now; at most 999 is told' }),
    published: Type.Boolean(),
    variant_count: Type.Integer({ description: 'how many the product has' }),
  },
  { ...closed, $id: 'DraftVariant' },
);

export const DraftVariantList = Type.Object(
  { items: Type.Array(ref(DraftVariant)), currency: Type.String() },
  { ...closed, $id: 'DraftVariantList' },
);

export const DraftCustomer = Type.Object(
  { id: Id, email: Type.String(), first_name: Type.String(), last_name: Type.String() },
  { ...closed, $id: 'DraftCustomer' },
);

export const DraftCustomerList = Type.Object(
  { items: Type.Array(ref(DraftCustomer)) },
  { ...closed, $id: 'DraftCustomerList' },
);

export const PlacedDraft = Type.Object(
  { order_id: Id, number: Type.String(), is_new: Type.Boolean({ description: 'false: it had been placed before' }) },
  { ...closed, $id: 'PlacedDraft' },
);

const Name = Type.String({ maxLength: 100 });
const changes = {
  /** somebody with an account, in the place of address and names */
  user_id: Type.Optional(Id),
  email: Type.Optional(Type.String({ maxLength: 1000, format: 'text' })),
  first_name: Type.Optional(Name),
  last_name: Type.Optional(Name),
  language: Type.Optional(Language),
  items: Type.Optional(
    Type.Array(
      Type.Object(
        {
          variant_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          price: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: MOST_MONEY }))),
          reason: Type.String({ maxLength: 200, default: '' }),
        },
        closed,
      ),
      { maxItems: MOST_LINES, description: 'in the place of all lines; each variant once' },
    ),
  ),
  discount: Type.Optional(nullable(Type.Object(StaffDiscount, closed))),
  shipping_address: Type.Optional(nullable(AddressBody)),
  billing_address: Type.Optional(nullable(AddressBody)),
  delivery_method: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  agreed_delivery: Type.Optional(nullable(Type.Object(AgreedDelivery, closed))),
  note: Type.Optional(Type.String({ maxLength: 1000, format: 'lines' })),
};

export const NewOrderDraftBody = Type.Object(changes, closed);
export const OrderDraftBody = Type.Object({ version: Type.Integer({ minimum: 1 }), ...changes }, closed);

export const PlaceDraftBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    expected_total: Type.Integer({
      minimum: 0,
      maximum: MOST_MONEY,
      description: 'as the draft shows it, without the fee of a way to pay',
    }),
    payment: Type.Union([
      Type.Object(
        { way: Type.Literal('link'), days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }) },
        { ...closed, description: 'a link by mail; the goods are kept for so many days' },
      ),
      Type.Object(
        {
          way: Type.Literal('paid'),
          method: Type.Enum(['bank-transfer', 'cash', 'cash-on-delivery'], {
            type: 'string',
            description: 'cash: in hand; cash-on-delivery: brought to the door already',
          }),
        },
        { ...closed, description: 'the money is there' },
      ),
      Type.Object(
        {
          way: Type.Literal('promised'),
          method: Type.Enum(['pay-later', 'bank-transfer', 'cash-on-delivery'], { type: 'string' }),
          plan: Type.Optional(Type.String({ maxLength: 60, description: 'code of a pay-later plan' })),
        },
        { ...closed, description: 'as a checkout would: only what is offered to this customer' },
      ),
    ]),
  },
  closed,
);

export const OrderDraftParams = Type.Object({ id: Id });
export const OrderDraftsQuery = Type.Object({ after: Type.Optional(Type.String({ maxLength: 4_000 })) });
export const DraftVariantsQuery = Type.Object({
  search: Type.String({ maxLength: 100, default: '' }),
  product_id: Type.Optional(
    Type.String({ format: 'uuid', description: 'all variants of one product, whatever is typed' }),
  ),
});
export const ExchangeDraftBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'of the return' }),
    items: Type.Array(Type.Object({ variant_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed), {
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'what is taken in the place of what came back',
    }),
  },
  closed,
);
export const ReturnParams = Type.Object({ id: Id });
export const DraftSearchQuery = Type.Object({ search: Type.String({ minLength: 1, maxLength: 100 }) });

export const orderDraftsSchemas = [
  OrderDraftLine,
  OrderDraftProblem,
  OrderDraftExchange,
  OrderDraft,
  OrderDraftSummary,
  OrderDraftList,
  DraftVariant,
  DraftVariantList,
  DraftCustomer,
  DraftCustomerList,
  PlacedDraft,
];

export type OrderDraftView = Static<typeof OrderDraft>;
export type OrderDraftProblemView = Static<typeof OrderDraftProblem>;
export type OrderDraftListView = Static<typeof OrderDraftList>;
export type OrderDraftEdit = Static<typeof NewOrderDraftBody>;
export type ExchangeRequest = Static<typeof ExchangeDraftBody>;
export type PlaceDraftRequest = Static<typeof PlaceDraftBody>;
export type VariantSearch = Static<typeof DraftVariantsQuery>;
export type DraftVariantListView = Static<typeof DraftVariantList>;
export type DraftCustomerListView = Static<typeof DraftCustomerList>;
