import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money } from './basics/common';
import { METHODS, PayLaterSchedule } from './payment';
import { nullable, ref } from './basics/ref';

const closed = { additionalProperties: false };

/** What of a refund goes back by one way to pay. */
export const RefundWay = Type.Object(
  {
    way: Type.Enum([...METHODS, 'instalments'], {
      type: 'string',
      description: 'pay-later: off what is open of the plan; instalments: what had been paid of it, as it was paid',
    }),
    amount: Money,
  },
  { ...closed, $id: 'RefundWay' },
);

/** What a refund would come to: of lines of an order, or of what has come back of them. */
export const RefundPreview = Type.Object(
  {
    amount: Type.Integer({ description: 'what would go back: what was asked for, or the lines and the delivery' }),
    suggested_amount: Type.Integer({ description: 'the lines and the delivery, at most what can be given back' }),
    refundable: Type.Integer({ description: 'what can still be given back' }),
    tax: Type.Integer({ description: 'of `amount`, in the shares of the lines and the delivery' }),
    items: Type.Array(
      Type.Object(
        {
          order_item_id: Id,
          quantity: Type.Integer(),
          refundable_quantity: Type.Integer({ description: 'how many of the line can be taken back' }),
          amount: Money,
          tax: Money,
        },
        closed,
      ),
    ),
    delivery: Type.Integer({ description: 'of the price of the delivery, its tax included' }),
    ways: Type.Array(ref(RefundWay), { description: 'by which ways it goes back; they add up to `amount`' }),
    pay_later_plan: nullable(ref(PayLaterSchedule)),
    pay_later_now: nullable(ref(PayLaterSchedule)),
  },
  { ...closed, $id: 'RefundPreview' },
);

export type RefundWayView = Static<typeof RefundWay>;
export type RefundPreviewView = Static<typeof RefundPreview>;
