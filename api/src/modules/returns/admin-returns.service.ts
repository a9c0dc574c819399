import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import { asWorth, createAdminReturnViews, notFound } from './admin-return-views.service';
import { creditOf, missingOf } from './receiving';
import { returnsRepository } from './records/returns.repository';
import type { ReturnRow } from './records/returns.repository';
import type { AdminReturnView, Exchange, Receipt, ReturnRefund, ReturnRefundQuestion } from './records/returns.schemas';
import type { ReturnSteps, Step, StepWork } from './return-steps';

export interface AdminReturnsDeps extends Pick<Infra, 'db' | 'clock'> {
  orders: AfterSaleOrders;
  audit: Pick<AuditService, 'record'>;
  steps: ReturnSteps;
}

export interface Decision {
  version: number;
  message: string;
}

export type AdminReturnsService = ReturnType<typeof createAdminReturnsService>;

/** What staff do with returns: approve or refuse, receive the goods, give the money back. */
export function createAdminReturnsService({ db, clock, orders, audit, steps }: AdminReturnsDeps) {
  const views = createAdminReturnViews({ db, orders });
  const { note, receiveGoods, countedItems } = steps;

  /** One step in a transaction of its own. @throws AppError `conflict` with what is there, `returns.wrong_state` */
  async function step(id: string, wanted: Step, work: StepWork): Promise<AdminReturnView> {
    const after = await withTransaction(db, (trx) => steps.take(trx, id, wanted, work));
    await after?.();
    return views.get(id);
  }

  async function getRow(id: string): Promise<ReturnRow> {
    return (await returnsRepository.find(db, id)) ?? notFound();
  }

  /** @throws AppError `validation.failed` where it is no later order of the same customer */
  async function lockReplacement(trx: Trx, asked: string, row: ReturnRow, order: OrderView): Promise<OrderView> {
    const refused = () => new AppError('validation.failed.replacement', {}, { field: 'order' });
    const found = await orders.getKnown(trx, asked.trim()).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'orders.not_found' ? refused() : error;
    });
    if (Date.parse(found.order.placed_at) < row.created_at.getTime()) throw refused();
    // A later order's row comes after the one that is locked; nobody cancels it meanwhile.
    await orders.lockRow(trx, found.order.id);
    const { order: other, user_id } = await orders.getKnown(trx, found.order.id);
    const isTheirs =
      other.email.toLowerCase() === order.email.toLowerCase() || (user_id !== null && user_id === row.user_id);
    if (!isTheirs || other.id === order.id || other.status === 'cancelled') throw refused();
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
          changes: { state: 'received', received_at: row.received_at ?? clock.now(), is_counted: true },
          details: { items: arrived },
        };
      }),

    /**
     * Another order takes the place of the money: one that staff have written for it, at no charge or at the difference.
     * What the goods came to cannot be given back any more.
     * @param exchange.order its id or number
     * @throws AppError `validation.failed` where that is no later order of the same customer, or takes another return's place
     */
    exchange: (id: string, actor: Actor, exchange: Exchange) =>
      step(
        id,
        { from: ['received'], version: exchange.version, actor, action: 'exchange' },
        async (trx, row, order) => {
          const replacement = await lockReplacement(trx, exchange.order, row, order);
          const { worth } = creditOf(await countedItems(trx, row), order, await orders.exchangeable(trx, order.id));
          const taken = { return_id: row.id, replacement_order_id: replacement.id, amount: worth };
          await orders.exchange(trx, order.id, taken);
          await note(trx, row, 'exchanged', { replacement_order: replacement.number });
          return {
            changes: {
              state: 'exchanged',
              is_counted: false,
              replacement_order_id: replacement.id,
              exchanged_at: clock.now(),
              message: exchange.message.trim() || row.message,
            },
            details: { replacement_order: replacement.number },
          };
        },
      ),

    /** Something that only staff read; whoever is at work on the return is not held up by it. */
    async note(id_or_number: string, actor: Actor, words: string): Promise<AdminReturnView> {
      const text = words.trim();
      await withTransaction(db, async (trx) => {
        const { id, user_id } = (await returnsRepository.find(trx, id_or_number)) ?? notFound();
        const written = { id: newId(), return_id: id, author_id: actor.user_id, text, created_at: clock.now() };
        await returnsRepository.insertNote(trx, written);
        await audit.record(trx, actor, {
          action: 'returns.note',
          record_type: 'return',
          record_id: id,
          after: { text },
          ...(user_id !== null && { person: user_id }),
        });
      });
      return views.get(id_or_number);
    },

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
        const { delivery, message: said } = refund;
        const question = { worths: items.map(asWorth), delivery, ...(refund.amount && { amount: refund.amount }) };
        const { amount, ways } = await orders.previewRefund(trx, row.order_id, question, language);
        const refund_id = await orders.refund(trx, row.order_id, {
          amount,
          reason: row.number,
          return_id: row.id,
          worths: items.map(asWorth),
        });
        await note(trx, row, 'refunded', { amount, ways, message: said.trim() });
        const message = said.trim() || row.message;
        return {
          changes: { state: 'refunded', is_counted: false, refund_amount: amount, message, refunded_at: clock.now() },
          details: { refund_amount: amount },
          after: () => orders.tryRefund(refund_id),
        };
      }),
  };
}
