import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { pick } from '../../infra/basics/pick';
import type { AfterSaleOrders, LineWorth } from '../orders/order/order-after-sale.port';
import type { OrderItemView, OrderView } from '../orders/order/orders.schemas';
import { creditOf, worthOf } from './receiving';
import { presentReturns } from './records/return-views.service';
import { returnsRepository } from './records/returns.repository';
import type { ReturnItemRow, ReturnRow } from './records/returns.repository';
import type { AdminReturnView } from './records/returns.schemas';

interface AdminReturnViewsDeps extends Pick<Infra, 'db'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'exchangeable'>;
}

type ItemView = AdminReturnView['items'][number];

/** One return as staff see it. */
export function createAdminReturnViews({ db, orders }: AdminReturnViewsDeps) {
  return {
    /** @throws AppError `returns.not_found` */
    async get(id_or_number: string): Promise<AdminReturnView> {
      const row = (await returnsRepository.find(db, id_or_number)) ?? notFound();
      const { id } = row;
      const { order } = await orders.getKnown(db, row.order_id);
      const [[view], items, notes, draft, customer, exchangeable] = await Promise.all([
        presentReturns(db, [row]),
        returnsRepository.listItems(db, [id]),
        returnsRepository.listNotes(db, id),
        returnsRepository.findDraft(db, id),
        returnsRepository.findCustomerName(db, row.user_id),
        orders.exchangeable(db, row.order_id),
      ]);
      if (!view) return notFound();
      const { worth, tax } = creditOf(items, order, exchangeable);
      const { first_name, last_name } = order.shipping_address;
      // as the list has it: who asked, not to whom the parcel went
      const name = customer ?? `${first_name} ${last_name}`.trim();
      return {
        ...view,
        items: view.items.flatMap((item): ItemView[] => {
          const line = order.items.find((one) => one.id === item.order_item_id);
          const own = items.find(({ order_item_id }) => order_item_id === item.order_item_id);
          return line && own ? [{ ...item, ...goodsOf(line), ...ofStaff(own, order) }] : [];
        }),
        order: { id: order.id, number: order.number, email: order.email, name, shipping: order.totals.shipping },
        currency: order.currency,
        refundable: items.reduce((sum, item) => sum + worthOf(item, order), 0),
        credit: order.totals.tax_included ? worth : worth - tax,
        exchange_draft_id: draft?.id ?? null,
        notes: notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() })),
        timeline: order.timeline.filter(({ data }) => data['return_id'] === id),
      };
    },

    /** What has come back of a return, and what it was bought for. */
    async worthsOf({ id, order_id }: ReturnRow): Promise<LineWorth[]> {
      const { order } = await orders.getKnown(db, order_id);
      const items = await returnsRepository.listItems(db, [id]);
      return items.map((item) => ({ ...asWorth(item), amount: worthOf(item, order) }));
    },
  };
}

const GOODS = ['product_id', 'variant_id', 'slug', 'name', 'sku', 'options', 'image', 'unit_price'] as const;
const goodsOf = (item: OrderItemView) => pick(item, GOODS);

const ofStaff = (item: ReturnItemRow, order: OrderView) => ({
  quantity_restocked: item.quantity_restocked,
  worth: worthOf(item, order),
});

/** What has come of a line, as refunds are reckoned. */
export function asWorth({ order_item_id, quantity, quantity_received, worth, worth_tax }: ReturnItemRow): LineWorth {
  const pieces = quantity_received ?? quantity;
  return { order_item_id, quantity: pieces, refundable_quantity: pieces, amount: worth, tax: worth_tax };
}

export function notFound(): never {
  throw new AppError('returns.not_found');
}
