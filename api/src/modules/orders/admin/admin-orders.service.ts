import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { Language } from '../../../core/languages';
import type { Actor } from '../../../framework/routes/http';
import type { AuditService } from '../../audit/audit.service';
import type { StaffService } from '../../staff/staff.service';
import type { CancellingService } from '../fulfilment/cancelling.service';
import type { UndeliveredService } from '../fulfilment/undelivered.service';
import type { FulfilmentService, ShipmentRequest } from '../fulfilment/fulfilment.service';
import type { HandMethod, OrderPayments } from '../order/order-payments.port';
import { isPaid } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import type { RefundingService } from '../payments/refunding.service';
import { notFound } from '../views/order-views.service';
import type { CancelRequest, RefundRequest, UndeliveredRequest } from './admin-order-requests.schemas';
import type { AdminOrderViewsService } from './admin-order-views.service';
import type { AdminOrderView } from './admin-orders.schemas';
import { writeKeysRepository } from './write-keys.repository';

export interface AdminOrdersDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  adminOrderViews: AdminOrderViewsService;
  cancelling: Pick<CancellingService, 'request' | 'finish'>;
  undelivered: UndeliveredService;
  fulfilment: Pick<FulfilmentService, 'ship' | 'orderOf' | 'deliver' | 'requestCapture' | 'capture'>;
  refunding: Pick<RefundingService, 'request' | 'tryNow'>;
  payments: Pick<OrderPayments, 'markPaid' | 'cancel'>;
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'isOwnMatter'>;
}

/** A write of staff: of which order, by whom, and how it is answered. */
export interface StaffWrite {
  id_or_number: string;
  /** who does it */
  actor: Actor & { user_id: string };
  language: Language;
  /** of the order as they saw it; undefined: whatever it is now */
  version: number | undefined;
  /** the request's Idempotency-Key: the deed is done once for it, whatever became of the answer */
  key?: string;
  /** the long job that does it: the audit log names it */
  job_id?: string;
}

/** What is done to an order, and how the audit log is told: `work` has the order's row locked by `trx`. */
export interface OrderDeed {
  deed: Deed;
  work: (trx: Trx, row: OrderRow) => Promise<void>;
}

/** What the audit log is told beside the columns that changed. */
export interface Deed {
  action: string;
  details?: object;
  /** it tells something of the buyer that goes with their account: yes, unless it is said otherwise */
  about_person?: boolean;
}

/** Columns of an order whose changes stand in the audit log. */
const SHOWN = [
  'status',
  'payment_status',
  'fulfilment_status',
  'tags',
  'hold_reason',
  'shipping_address',
  'billing_address',
  'total',
  'due',
] as const;

/** As long as an Idempotency-Key is good (docs/api.md, 'Idempotency'). */
const KEEP_KEYS_MS = 24 * 3_600_000;

export type AdminOrdersService = ReturnType<typeof createAdminOrdersService>;

/** Orders as staff deal with them. */
export function createAdminOrdersService(deps: AdminOrdersDeps) {
  const { db, clock, logger, adminOrderViews, cancelling, undelivered, fulfilment, refunding, payments } = deps;
  const { audit, staff } = deps;

  async function note(trx: Trx, { actor, job_id }: StaffWrite, deed: Deed, row: OrderRow): Promise<void> {
    const { action, details = {}, about_person = true } = deed;
    const now = (await ordersRepository.find(trx, row.id)) ?? row;
    const changed = SHOWN.filter((column) => JSON.stringify(row[column]) !== JSON.stringify(now[column]));
    const of = (one: OrderRow) => Object.fromEntries(changed.map((column) => [column, one[column]]));
    await audit.record(trx, actor, {
      action: `orders.${action}`,
      record_type: 'order',
      record_id: row.id,
      before: of(row),
      after: { ...of(now), ...details, ...(job_id !== undefined && { job_id }) },
      ...(about_person && row.user_id !== null && { person: row.user_id }),
    });
  }

  /**
   * Every write of staff to an order: one transaction with the order's row locked, in which a stale version is refused and
   * the audit log is told. What was done under the same key before is not done again.
   * @param work writes; answers what is left to do after the commit
   * @throws AppError `orders.stale` with the order as it is now; `idempotency.mismatch` where the key was used for another
   */
  async function change(
    write: StaffWrite,
    deed: Deed,
    work: (trx: Trx, row: OrderRow) => Promise<(() => Promise<void>) | void>,
  ): Promise<AdminOrderView> {
    const { id } = await adminOrderViews.getRow(write.id_or_number);
    const done = await withTransaction(db, async (trx) => {
      const row = await ordersRepository.lock(trx, id);
      if (!row) throw notFound();
      const { key, version, actor } = write;
      const before = key === undefined ? undefined : await writeKeysRepository.findOrder(trx, actor.user_id, key);
      if (before === row.id) return { stale: false };
      if (before !== undefined) throw new AppError('idempotency.mismatch');
      if (version !== undefined && version !== row.version) return { stale: true };
      const after = await work(trx, row);
      await note(trx, write, deed, row);
      const used = { user_id: actor.user_id, order_id: row.id, written_at: clock.now() };
      if (key !== undefined) await writeKeysRepository.insert(trx, { ...used, key });
      return { stale: false, after };
    });
    await done.after?.();
    const current = await adminOrderViews.get(id, write.actor, write.language);
    if (done.stale) throw new AppError('orders.stale', {}, { extensions: { current } });
    return current;
  }

  const shipping = (shipment: ShipmentRequest): OrderDeed => ({
    deed: { action: 'ship', details: shipment },
    work: (trx, row) => fulfilment.ship(trx, row, shipment),
  });

  /**
   * Money has arrived that no gateway tells of (bank transfer, cash). Nobody says so of what they bought themselves, as
   * nothing but their word would stand for it. Told how it came, whoever is late hears that another payment was faster.
   */
  const markingPaid = (actor: Actor, method?: HandMethod): OrderDeed => ({
    deed: { action: 'mark_paid', ...(method && { details: { method } }) },
    work: async (trx, row) => {
      if (await staff.isOwnMatter(trx, actor, row.user_id)) throw new AppError('orders.own_payment');
      if (row.status === 'cancelled') throw new AppError('orders.not_possible.cancelled');
      if (!isPaid(row) || row.due > 0) return payments.markPaid(trx, row.id, method);
      if (method && row.payment_method !== method) throw new AppError('payments.not_payable');
    },
  });

  /** A card that was begun is told at once that it is not waited for any more. */
  const giveUpOthers = (order_id: string): Promise<void> =>
    payments.cancel(order_id).catch((error: unknown) => {
      logger.warn({ error, order_id }, 'the giving up of a payment waits for the queue');
    });

  return {
    change,
    get: adminOrderViews.get,

    /** Forgets keys that are not answered by any more. */
    forgetKeys: (): Promise<void> => writeKeysRepository.removeOld(db, new Date(clock.now().getTime() - KEEP_KEYS_MS)),

    shipping,
    markingPaid,

    /** Does something to one order as part of `trx`, whatever its version is. @throws AppError `orders.not_found`, and what the deed throws */
    async changeWithin(trx: Trx, write: Omit<StaffWrite, 'version'>, { deed, work }: OrderDeed): Promise<void> {
      const row = await ordersRepository.lock(trx, write.id_or_number);
      if (!row) throw notFound();
      await work(trx, row);
      await note(trx, { ...write, version: undefined }, deed, row);
    },

    ship(write: StaffWrite, shipment: ShipmentRequest): Promise<AdminOrderView> {
      const { deed, work } = shipping(shipment);
      return change(write, deed, work);
    },

    async delivered(shipment_id: string, write: Omit<StaffWrite, 'id_or_number'>): Promise<AdminOrderView> {
      const id_or_number = await fulfilment.orderOf(shipment_id);
      const deed = { action: 'deliver', details: { shipment_id } };
      return change({ ...write, id_or_number }, deed, (trx, row) => fulfilment.deliver(trx, row, shipment_id));
    },

    /** @throws AppError `orders.refund_too_much`, `orders.not_possible`, `gift_cards.own_credit` */
    refund: (write: StaffWrite, request: RefundRequest): Promise<AdminOrderView> =>
      change(write, { action: 'refund', details: request }, async (trx, row) => {
        if (request.to === 'store_credit' && row.user_id === write.actor.user_id)
          throw new AppError('gift_cards.own_credit');
        const refund_id = await refunding.request(trx, row, { ...request, to_credit: request.to === 'store_credit' });
        return () => refunding.tryNow(refund_id);
      }),

    /** @throws AppError `orders.not_possible` once it is on its way or at its end */
    cancel: (write: StaffWrite, { reason, restock }: CancelRequest): Promise<AdminOrderView> =>
      change(write, { action: 'cancel', details: { reason, restock } }, async (trx, row) => {
        const after = await cancelling.request(trx, row, { by: 'staff', reason, restock });
        return () => cancelling.finish(after);
      }),

    /** @throws AppError `orders.not_possible` where it was not sent, something was paid, or more is named than came back */
    undelivered: (write: StaffWrite, { reason, items }: UndeliveredRequest): Promise<AdminOrderView> =>
      change(write, { action: 'undelivered', details: { reason, ...(items && { items }) } }, async (trx, row) => {
        await undelivered.end(trx, row, { reason, ...(items && { items }) });
        return () => cancelling.finish({ order_id: row.id, refund_id: null });
      }),

    /** Takes money that is only reserved. @throws AppError `orders.not_possible` where none is */
    capture: (write: StaffWrite): Promise<AdminOrderView> =>
      change(write, { action: 'capture' }, async (trx, row) => {
        await fulfilment.requestCapture(trx, row);
        return () =>
          fulfilment.capture(row.id).catch((error: unknown) => {
            logger.warn({ error, order_id: row.id }, 'the taking of a payment waits for the queue');
          });
      }),

    /** @throws AppError `orders.own_payment`, `orders.not_possible`, `payments.not_payable` */
    markPaid(write: StaffWrite, method?: HandMethod): Promise<AdminOrderView> {
      const { deed, work } = markingPaid(write.actor, method);
      return change(write, deed, async (trx, row) => {
        await work(trx, row);
        return () => giveUpOthers(row.id);
      });
    },
  };
}
