import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money } from '../../../schemas/basics/common';
import { PayLaterSchedule } from '../../../schemas/payment';
import { nullable, ref } from '../../../schemas/basics/ref';
import { OrderTotals } from '../../../schemas/totals';

const closed = { additionalProperties: false };
/** Of an order in all, as of a cart. */
export const MOST_LINES = 200;
const Id = Type.String({ format: 'uuid' });

const wanted = {
  lines: Type.Array(
    Type.Object(
      { order_item_id: Id, quantity: Type.Integer({ minimum: 0, maximum: 999, description: '0 removes it' }) },
      closed,
    ),
    { maxItems: MOST_LINES, default: [], description: 'lines that change; all others stay' },
  ),
  add: Type.Array(Type.Object({ variant_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed), {
    maxItems: MOST_LINES,
    default: [],
  }),
  quote_delivery: Type.Boolean({ default: false, description: 'delivery costs what it does now; else it stays' }),
};

export const EditPreviewBody = Type.Object(wanted, closed);

export const EditBody = Type.Object(
  {
    ...wanted,
    expected_total: Type.Integer({ minimum: 0, description: 'as the preview said it; another one is refused' }),
    reason: Type.String({ maxLength: 500, default: '', format: 'lines' }),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'of the order as it was seen' })),
  },
  closed,
);

export const EditPreview = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          order_item_id: nullable(Type.String({ description: 'null: it is new' })),
          variant_id: nullable(Type.String()),
          name: Type.String(),
          sku: Type.String(),
          options: Type.Record(Type.String(), Type.String()),
          quantity_before: Type.Integer(),
          quantity: Type.Integer(),
          unit_price: Money,
          total_before: Money,
          total: Money,
          available: nullable(Type.Integer({ description: 'how many more there are; null: as many as are wanted' })),
          is_short: Type.Boolean({ description: 'there are fewer than wanted: it would be refused' }),
        },
        closed,
      ),
    ),
    before: ref(OrderTotals),
    after: ref(OrderTotals),
    difference: Type.Integer({ description: 'what the total changes by' }),
    owed: Type.Integer({ description: 'what the buyer would have to pay then' }),
    refund: Type.Integer({ description: 'what would go back to the buyer' }),
    quoted_delivery: nullable(
      Type.Integer({ description: 'what delivery of the goods costs now; null: it is not offered any more' }),
    ),
    pay_later_plan: nullable(ref(PayLaterSchedule)),
  },
  { ...closed, $id: 'OrderEditPreview' },
);

export const editingSchemas = [EditPreview];

export type EditRequest = Static<typeof EditBody>;
export type EditQuestion = Static<typeof EditPreviewBody>;
export type EditPreviewView = Static<typeof EditPreview>;
