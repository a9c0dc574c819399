import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { ReturnState } from '../../infra/database/tables/after-sale';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/http';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import { asWorth, createAdminReturnViews, notFound } from './admin-return-views.service';
import { arrivalsOf, goodsOf, missingOf, withArrivals } from './receiving';
import { presentReturns } from './records/return-views.service';
import { returnsRepository } from './records/returns.repository';
import type { ReturnItemRow, ReturnRow } from './records/returns.repository';
import type { AdminReturnView, Exchange, Receipt, ReturnRefund, ReturnRefundQuestion } from './records/returns.schemas';

export interface AdminReturnsDeps extends Pick<Infra, 'db' | 'clock'> {
  orders: AfterSaleOrders;
  audit: Pick<AuditService, 'record'>;
}

export interface Decision {
  version: number;
  message: string;
}

/** A step of a return's life. */
interface Step {
  /** the states in which it can be taken */
  from: readonly ReturnState[];
  version: number;
  actor: Actor;
  /** as the audit log names it, after `returns.` */
  action: string;
}

/** What a step comes to. */
interface Outcome {
  changes: Partial<ReturnRow>;
  /** what the audit log is told beside the state */
  details?: object;
  /** what is left to do after the commit */
  after?: () => Promise<void>;
}

export type AdminReturnsService = ReturnType<typeof createAdminReturnsService>;

/** What staff do with returns: approve or refuse, receive the goods, give the money back. */
export function createAdminReturnsService({ db, clock, orders, audit }: AdminReturnsDeps) {
  const views = createAdminReturnViews({ db, orders });

  /** Runs one step of a return's life while nobody else changes it or its order. */
  async function step(
    id: string,
    { from, version, actor, action }: Step,
    work: (trx: Trx, row: ReturnRow, order: OrderView) => Promise<Outcome>,
  ): Promise<AdminReturnView> {
    const after = await withTransaction(db, async (trx) => {
      const found = (await returnsRepository.find(trx, id)) ?? notFound();
      await orders.lockRow(trx, found.order_id);
      const row = (await returnsRepository.lock(trx, id)) ?? notFound();
      if (row.version !== version) throw await stale(trx, row);
      if (!from.includes(row.state)) throw new AppError('returns.wrong_state');
      const { order } = await orders.getKnown(trx, row.order_id);
      const { changes, details, after: left } = await work(trx, row, order);
      await returnsRepository.update(trx, id, {
        ...changes,
        decided_by: actor.user_id,
        last_modified_at: clock.now(),
      });
      await audit.record(trx, actor, {
        action: `returns.${action}`,
        record_type: 'return',
        record_id: id,
        before: { state: row.state },
        after: { state: changes.state, ...details },
        ...(row.user_id !== null && { person: row.user_id }),
      });
      return left;
    });
    await after?.();
    return views.get(id);
  }

  const note = (trx: Trx, { id, number, order_id }: ReturnRow, state: ReturnState, data: object = {}): Promise<void> =>
    orders.note(trx, order_id, `return_${state}`, { return_id: id, return_number: number, ...data });

  /** Goods have arrived: into stock where they can be sold again, and what they were bought for is known from now on. */
  async function receiveGoods(
    trx: Trx,
    row: ReturnRow,
    receipt: Omit<Receipt, 'version'>,
  ): Promise<{ items: ReturnItemRow[]; arrived: ReturnType<typeof arrivalsOf> }> {
    const before = await returnsRepository.listItems(trx, [row.id]);
    const arrived = arrivalsOf(before, receipt);
    const worths = await orders.takeBack(trx, row.order_id, goodsOf(arrived));
    const items = withArrivals(before, arrived, worths);
    await returnsRepository.setReceived(trx, row.id, items);
    return { items, arrived };
  }

  /** Its lines; goods that came before pieces were counted are taken into stock now, as it was decided then. */
  async function countedItems(trx: Trx, row: ReturnRow): Promise<ReturnItemRow[]> {
    const items = await returnsRepository.listItems(trx, [row.id]);
    if (items.every(({ quantity_received }) => quantity_received !== null)) return items;
    const restock = items.filter(({ restocked }) => restocked).map(({ order_item_id }) => order_item_id);
    return (await receiveGoods(trx, row, { restock })).items;
  }

  async function getRow(id: string): Promise<ReturnRow> {
    return (await returnsRepository.find(db, id)) ?? notFound();
  }

  /** @throws AppError `validation.failed` where it is no later order of the same customer */
  async function getReplacement(trx: Trx, asked: string, row: ReturnRow, order: OrderView): Promise<OrderView> {
    const refused = () => new AppError('validation.failed.replacement', {}, { field: 'order' });
    const found = await orders.getKnown(trx, asked.trim()).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'orders.not_found' ? refused() : error;
    });
    const { order: other, user_id } = found;
    const isTheirs =
      other.email.toLowerCase() === order.email.toLowerCase() || (user_id !== null && user_id === row.user_id);
    const isLater = Date.parse(other.placed_at) >= row.created_at.getTime();
    if (!isTheirs || !isLater || other.id === order.id || other.status === 'cancelled') throw refused();
    return other;
  }

  return {
    /** @throws AppError `returns.not_found` */
    get: views.get,

    approve: (id: string, actor: Actor, { version, message }: Decision) =>
      step(id, { from: ['requested'], version, actor, action: 'approve' }, async (trx, row) => {
        await note(trx, row, 'approved');
        const state = 'approved';
        return { changes: { state, message: message.trim() || null, decided_at: clock.now() } };
      }),

    /**
     * Also one that was approved and of which nothing has come.
     * @throws AppError `validation.failed` without a reason: the shopper is told it
     */
    async refuse(id: string, actor: Actor, { version, message }: Decision) {
      const reason = message.trim();
      if (reason === '') throw new AppError('validation.failed.refusal_reason', {}, { field: 'message' });
      return step(id, { from: ['requested', 'approved'], version, actor, action: 'refuse' }, async (trx, row) => {
        await note(trx, row, 'refused');
        return {
          changes: { state: 'refused', message: reason, decided_at: clock.now() },
          details: { message: reason },
        };
      });
    },

    /** Some of the goods are here, or all of them: into stock at once where they can be sold again. */
    receive: (id: string, actor: Actor, { version, ...receipt }: Receipt) =>
      step(id, { from: ['approved', 'received'], version, actor, action: 'receive' }, async (trx, row) => {
        const { items, arrived } = await receiveGoods(trx, row, receipt);
        const pieces = arrived.map(({ order_item_id, as_new, damaged }) => ({
          order_item_id,
          quantity: as_new + damaged,
        }));
        await note(trx, row, 'received', { items: pieces, is_complete: items.every((item) => missingOf(item) === 0) });
        return {
          changes: { state: 'received', received_at: row.received_at ?? clock.now() },
          details: { items: arrived },
        };
      }),

    /**
     * Another order takes the place of the money: one that staff have written for it, at no charge or at the difference.
     * @param exchange.order its id or number
     */
    exchange: (id: string, actor: Actor, exchange: Exchange) =>
      step(
        id,
        { from: ['received'], version: exchange.version, actor, action: 'exchange' },
        async (trx, row, order) => {
          const replacement = await getReplacement(trx, exchange.order, row, order);
          await countedItems(trx, row);
          await note(trx, row, 'exchanged', { replacement_order: replacement.number });
          return {
            changes: {
              state: 'exchanged',
              replacement_order_id: replacement.id,
              exchanged_at: clock.now(),
              message: exchange.message.trim() || row.message,
            },
            details: { replacement_order: replacement.number },
          };
        },
      ),

    /** What `refund` would come to; nothing is written. @throws AppError `returns.wrong_state`, `orders.refund_too_much` */
    async previewRefund(id: string, question: ReturnRefundQuestion, language: Language) {
      const row = await getRow(id);
      if (row.state !== 'received') throw new AppError('returns.wrong_state');
      return orders.previewRefund(db, row.order_id, { ...question, worths: await views.worthsOf(row) }, language);
    },

    /**
     * Gives the money back for what has come; what has not come is not waited for any more.
     * @param refund.amount minor units; else what the goods came to, with the delivery where it goes back
     */
    refund: (id: string, actor: Actor, refund: ReturnRefund, language: Language) =>
      step(id, { from: ['received'], version: refund.version, actor, action: 'refund' }, async (trx, row) => {
        const items = await countedItems(trx, row);
        const amount = refund.amount ?? (await suggested(trx, row, items, refund, language));
        const refund_id = await orders.refund(trx, row.order_id, {
          amount,
          reason: row.number,
          worths: items.map(asWorth),
        });
        await note(trx, row, 'refunded', { amount });
        const message = refund.message.trim() || row.message;
        return {
          changes: { state: 'refunded', refund_amount: amount, message, refunded_at: clock.now() },
          details: { refund_amount: amount },
          after: () => orders.tryRefund(refund_id),
        };
      }),
  };

  async function suggested(
    trx: Trx,
    { order_id }: ReturnRow,
    items: readonly ReturnItemRow[],
    { delivery }: ReturnRefund,
    language: Language,
  ): Promise<number> {
    const question = { worths: items.map(asWorth), delivery };
    return (await orders.previewRefund(trx, order_id, question, language)).suggested_amount;
  }

  async function stale(trx: Trx, row: ReturnRow): Promise<AppError> {
    const [present] = await presentReturns(trx, [row]);
    return new AppError('conflict', {}, { extensions: { present } });
  }
}
