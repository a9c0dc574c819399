import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { ReturnState } from '../../infra/database/tables/after-sale';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/http';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import { presentReturns } from './records/return-views.service';
import { returnedWorth } from './returned-worth';
import { returnsRepository } from './records/returns.repository';
import type { ReturnFilter, ReturnRow } from './records/returns.repository';
import type { AdminReturnView, ReturnView } from './records/returns.schemas';

export interface AdminReturnsDeps extends Pick<Infra, 'db' | 'clock'> {
  orders: AfterSaleOrders;
  audit: Pick<AuditService, 'record'>;
}

export interface Decision {
  version: number;
  message: string;
}

export type AdminReturnsService = ReturnType<typeof createAdminReturnsService>;

/** What staff do with returns: approve or refuse, receive the goods, give the money back. */
export function createAdminReturnsService({ db, clock, orders, audit }: AdminReturnsDeps) {
  async function present(rows: ReturnRow[]): Promise<AdminReturnView[]> {
    const views = await presentReturns(db, rows);
    const known = new Map<string, OrderView>();
    for (const { order_id } of rows) {
      if (!known.has(order_id)) known.set(order_id, (await orders.getKnown(db, order_id)).order);
    }
    return rows.flatMap(({ order_id }, index) => {
      const view = views[index];
      const order = known.get(order_id);
      return view && order ? [withOrder(view, order)] : [];
    });
  }

  async function presentOne(id: string): Promise<AdminReturnView> {
    const row = await returnsRepository.find(db, id);
    const [view] = row ? await present([row]) : [];
    return view ?? notFound();
  }

  /** Runs one step of a return's life while nobody else changes it or its order. */
  async function step(
    id: string,
    { from, version, actor, action }: { from: ReturnState; version: number; actor: Actor; action: string },
    work: (trx: Trx, row: ReturnRow, order: OrderView) => Promise<Partial<ReturnRow>>,
  ): Promise<AdminReturnView> {
    await withTransaction(db, async (trx) => {
      const found = (await returnsRepository.find(trx, id)) ?? notFound();
      await orders.lockRow(trx, found.order_id);
      const row = (await returnsRepository.lock(trx, id)) ?? notFound();
      if (row.version !== version) throw await stale(trx, row);
      if (row.state !== from) throw new AppError('returns.wrong_state');
      const { order } = await orders.getKnown(trx, row.order_id);
      const changes = await work(trx, row, order);
      await returnsRepository.update(trx, id, {
        ...changes,
        decided_by: actor.user_id,
        last_modified_at: clock.now(),
      });
      const { state, refund_amount } = changes;
      await audit.record(trx, actor, {
        action: `returns.${action}`,
        record_type: 'return',
        record_id: id,
        before: { state: row.state },
        after: { state, refund_amount },
      });
    });
    return presentOne(id);
  }

  const note = (trx: Trx, { id, number, order_id }: ReturnRow, state: ReturnState, data: object = {}): Promise<void> =>
    orders.note(trx, order_id, `return_${state}`, { return_id: id, return_number: number, ...data });

  const decide = (id: string, actor: Actor, { version, message }: Decision, state: 'approved' | 'refused') =>
    step(
      id,
      { from: 'requested', version, actor, action: state === 'approved' ? 'approve' : 'refuse' },
      async (trx, row) => {
        await note(trx, row, state);
        return { state, message: message.trim() || null, decided_at: clock.now() };
      },
    );

  return {
    async list(filter: Omit<ReturnFilter, 'order_ids' | 'number'> & { search?: string | undefined }) {
      const { search, page, page_size, state } = filter;
      const number = search?.trim().toUpperCase() || undefined;
      const { rows, total } = await returnsRepository.search(db, { state, number, page, page_size });
      return { items: await present(rows), total, page, page_size };
    },

    /** @throws AppError `returns.not_found` */
    get: presentOne,

    approve: (id: string, actor: Actor, decision: Decision) => decide(id, actor, decision, 'approved'),

    /** @throws AppError `validation.failed` without a reason: the shopper is told it */
    refuse(id: string, actor: Actor, decision: Decision) {
      if (decision.message.trim() === '') {
        throw new AppError('validation.failed.refusal_reason', {}, { field: 'message' });
      }
      return decide(id, actor, decision, 'refused');
    },

    /** The goods are here. @param restock the lines that can be sold again */
    receive: (id: string, actor: Actor, { version, restock }: { version: number; restock: string[] }) =>
      step(id, { from: 'approved', version, actor, action: 'receive' }, async (trx, row) => {
        const lines = (await returnsRepository.listItems(trx, [id])).map(({ order_item_id }) => order_item_id);
        const good = lines.filter((line) => restock.includes(line));
        await returnsRepository.setRestocked(trx, id, good, true);
        await returnsRepository.setRestocked(
          trx,
          id,
          lines.filter((line) => !good.includes(line)),
          false,
        );
        await note(trx, row, 'received');
        return { state: 'received', received_at: clock.now() };
      }),

    /**
     * Gives the money back, and the goods into stock as it was decided when they came.
     * @param refund.amount minor units; else what the lines came to
     */
    refund: (id: string, actor: Actor, refund: { version: number; amount?: number | undefined; message: string }) =>
      step(id, { from: 'received', version: refund.version, actor, action: 'refund' }, async (trx, row, order) => {
        const items = await returnsRepository.listItems(trx, [id]);
        const amount = refund.amount ?? worthOf(items, order);
        await orders.refund(trx, row.order_id, {
          amount,
          reason: row.number,
          items: items.map(({ order_item_id, quantity, restocked }) => ({
            order_item_id,
            quantity,
            restock: restocked === true,
          })),
        });
        await note(trx, row, 'refunded', { amount });
        const message = refund.message.trim() || row.message;
        return { state: 'refunded', refund_amount: amount, message, refunded_at: clock.now() };
      }),
  };

  async function stale(trx: Trx, row: ReturnRow): Promise<AppError> {
    const [present] = await presentReturns(trx, [row]);
    return new AppError('conflict', {}, { extensions: { present } });
  }
}

function notFound(): never {
  throw new AppError('returns.not_found');
}

function worthOf(items: { order_item_id: string; quantity: number }[], order: OrderView): number {
  return items.reduce((sum, { order_item_id, quantity }) => {
    const line = order.items.find(({ id }) => id === order_item_id);
    if (!line) return sum;
    const { total, quantity: bought, quantity_returned } = line;
    return sum + returnedWorth({ quantity: bought, returned: quantity_returned, total }, quantity);
  }, 0);
}

function withOrder(view: ReturnView, order: OrderView): AdminReturnView {
  const { id, number, email, currency, shipping_address } = order;
  const name = `${shipping_address.first_name} ${shipping_address.last_name}`.trim();
  return { ...view, order: { id, number, email, name }, currency, refundable: worthOf(view.items, order) };
}
