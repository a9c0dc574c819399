import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { ReturnState } from '../../infra/database/tables/after-sale';
import type { Actor } from '../../framework/routes/http';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders, KnownOrder } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import { notFound } from './admin-return-views.service';
import { arrivalsOf, goodsOf, withArrivals } from './receiving';
import { presentReturns } from './records/return-views.service';
import { returnsRepository } from './records/returns.repository';
import type { ReturnItemRow, ReturnRow } from './records/returns.repository';
import type { Receipt } from './records/returns.schemas';

interface ReturnStepsDeps extends Pick<Infra, 'clock'> {
  orders: AfterSaleOrders;
  audit: Pick<AuditService, 'record'>;
}

/** A step of a return's life. */
export interface Step {
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

export type StepWork = (trx: Trx, row: ReturnRow, order: OrderView) => Promise<Outcome>;

/** A return that nobody else changes until the transaction ends, nor its order. */
export interface LockedReturn extends KnownOrder {
  row: ReturnRow;
}

export type ReturnSteps = ReturnType<typeof createReturnSteps>;

/** How a return goes from one state to the next, as part of a transaction. */
export function createReturnSteps({ clock, orders, audit }: ReturnStepsDeps) {
  /** The order's row first, as everywhere. @throws AppError `returns.not_found` */
  async function lock(trx: Trx, id: string): Promise<LockedReturn> {
    const found = (await returnsRepository.find(trx, id)) ?? notFound();
    await orders.lockRow(trx, found.order_id);
    const row = (await returnsRepository.lock(trx, found.id)) ?? notFound();
    return { row, ...(await orders.getKnown(trx, row.order_id)) };
  }

  /** Writes what a step came to, and tells the audit log. */
  async function finish(
    trx: Trx,
    row: ReturnRow,
    { actor, action }: Pick<Step, 'actor' | 'action'>,
    { changes, details }: Outcome,
  ): Promise<void> {
    const values = { ...changes, decided_by: actor.user_id, last_modified_at: clock.now() };
    await returnsRepository.update(trx, row.id, values);
    await audit.record(trx, actor, {
      action: `returns.${action}`,
      record_type: 'return',
      record_id: row.id,
      before: { state: row.state },
      after: { state: changes.state, ...details },
      ...(row.user_id !== null && { person: row.user_id }),
    });
  }

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

  return {
    lock,
    finish,
    receiveGoods,

    /**
     * One step, while nobody else changes the return or its order.
     * @returns what is left to do after the commit
     * @throws AppError `returns.not_found`, `conflict` with what is there, `returns.wrong_state`, and what `work` throws
     */
    async take(trx: Trx, id: string, step: Step, work: StepWork): Promise<Outcome['after']> {
      const { row, order } = await lock(trx, id);
      if (row.version !== step.version) throw await stale(trx, row);
      if (!step.from.includes(row.state)) throw new AppError('returns.wrong_state');
      const outcome = await work(trx, row, order);
      await finish(trx, row, step, outcome);
      return outcome.after;
    },

    /** A line in the timeline of its order. */
    note: (trx: Trx, { id, number, order_id }: ReturnRow, state: ReturnState, data: object = {}): Promise<void> =>
      orders.note(trx, order_id, `return_${state}`, { return_id: id, return_number: number, ...data }),

    /** Its lines; goods that came before pieces were counted are taken into stock now, as it was decided then. */
    async countedItems(trx: Trx, row: ReturnRow): Promise<ReturnItemRow[]> {
      const items = await returnsRepository.listItems(trx, [row.id]);
      if (items.every(({ quantity_received }) => quantity_received !== null)) return items;
      const restock = items.filter(({ restocked }) => restocked).map(({ order_item_id }) => order_item_id);
      return (await receiveGoods(trx, row, { restock })).items;
    },
  };
}

/** With a refusal comes the return as it is now. */
async function stale(trx: Trx, row: ReturnRow): Promise<AppError> {
  const [present] = await presentReturns(trx, [row]);
  return new AppError('conflict', {}, { extensions: { present } });
}
