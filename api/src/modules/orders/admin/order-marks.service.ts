import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { checkAddress } from '../../../schemas/check-address';
import type { AddressRequest } from '../../../schemas/check-address';
import type { Language } from '../../../core/languages';
import type { InvoiceCorrections } from '../../invoices/records/invoice-corrections.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderExtras } from '../order/order-after-sale.port';
import type { OrderWordsService } from '../order/order-words.service';
import { canCancel } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import { deliveryOf, presentShipment } from '../order/present-order';
import { shipmentsRepository } from '../order/shipments.repository';
import type { OrderRow } from '../order/orders.repository';
import { MOST_TAGS } from './admin-order-requests.schemas';
import type { AdminOrdersService, OrderDeed, StaffWrite } from './admin-orders.service';
import type { AdminOrderView } from './admin-orders.schemas';
import { orderNotesRepository } from './order-notes.repository';

export interface OrderMarksDeps extends Pick<Infra, 'clock'> {
  adminOrders: Pick<AdminOrdersService, 'change'>;
  words: Pick<OrderWordsService, 'rewrite'>;
  extras: Pick<OrderExtras, 'invoices'>;
  events: Pick<OrderEventsService, 'emit'>;
  corrections: InvoiceCorrections;
}

/** Another bill once there is an invoice. */
export interface CorrectionRequest {
  address: AddressRequest;
  /** why: only staff read it */
  reason: string;
}

export type OrderMarksService = ReturnType<typeof createOrderMarksService>;

/** What staff write on an order: notes, tags, a hold, where it is sent to and to whom its invoice is written. */
export function createOrderMarksService({ clock, adminOrders, words, extras, events, corrections }: OrderMarksDeps) {
  const { change } = adminOrders;
  const changeBy = (write: StaffWrite, { deed, work }: OrderDeed): Promise<AdminOrderView> => change(write, deed, work);

  const retagging = (tagsOf: (present: readonly string[]) => string[]): OrderDeed => ({
    deed: { action: 'tag' },
    async work(trx, row) {
      const tags = tagsOf(row.tags);
      if (tags.length > MOST_TAGS) throw new AppError('orders.not_possible.tags', { most: MOST_TAGS });
      await ordersRepository.update(trx, row.id, { tags }, clock.now());
    },
  });

  const holding = (reason: string, held_by: string): OrderDeed => ({
    deed: { action: 'hold' },
    async work(trx, { id, status }) {
      if (status !== 'open' && status !== 'awaiting_payment') throw new AppError('orders.not_possible.hold');
      const hold = { hold_reason: reason.trim(), held_at: clock.now(), held_by };
      await ordersRepository.update(trx, id, hold, clock.now());
    },
  });

  const releasing = (): OrderDeed => ({
    deed: { action: 'release' },
    async work(trx, { id, held_at }) {
      if (held_at === null) return;
      await ordersRepository.update(trx, id, { hold_reason: null, held_at: null, held_by: null }, clock.now());
    },
  });

  const insertNote = (trx: Trx, order_id: string, { actor }: StaffWrite, text: string): Promise<void> =>
    orderNotesRepository.insert(trx, {
      id: newId(),
      order_id,
      author_id: actor.user_id,
      text,
      created_at: clock.now(),
    });

  async function rebill(trx: Trx, order_id: string, address: object): Promise<void> {
    await ordersRepository.update(trx, order_id, { billing_address: JSON.stringify(address) }, clock.now());
    await words.rewrite(trx, order_id);
  }

  return {
    note: (write: StaffWrite, text: string): Promise<AdminOrderView> =>
      change(write, { action: 'note', details: { text: text.trim() } }, (trx, { id }) =>
        insertNote(trx, id, write, text.trim()),
      ),

    holding,
    releasing,

    /** Tags are put beside those that it has. @throws AppError `orders.not_possible` beyond 20 */
    tagging: (tags: readonly string[]): OrderDeed => retagging((present) => distinct([...present, ...tags])),

    /** Tags are taken off, whatever their case. */
    untagging(tags: readonly string[]): OrderDeed {
      const gone = new Set(tags.map(keyOfTag));
      return retagging((present) => present.filter((tag) => !gone.has(keyOfTag(tag))));
    },

    /** In the place of all that it had; each once, whatever its case. */
    tag: (write: StaffWrite, tags: readonly string[]): Promise<AdminOrderView> =>
      changeBy(
        write,
        retagging(() => distinct(tags)),
      ),

    /** It is not sent off until it is released. @throws AppError `orders.not_possible` where nothing is left to send */
    hold: (write: StaffWrite, reason: string): Promise<AdminOrderView> =>
      changeBy(write, holding(reason, write.actor.user_id)),

    /** One that is not held stays as it is. */
    release: (write: StaffWrite): Promise<AdminOrderView> => changeBy(write, releasing()),

    /**
     * Before anything was sent off. The country stays: taxes and delivery were reckoned for it.
     * @throws AppError `validation.failed` by field ('address.line1'), `orders.not_possible`
     */
    async moveTo(write: StaffWrite, request: AddressRequest): Promise<AdminOrderView> {
      const address = await checkAddress('address', request);
      return change(write, { action: 'set_delivery_address' }, async (trx, row) => {
        refuseForgotten(row);
        if (!canCancel(row)) throw new AppError('orders.not_possible.address');
        if (address.country !== row.shipping_address.country) throw new AppError('orders.not_possible.country');
        await ordersRepository.update(trx, row.id, { shipping_address: JSON.stringify(address) }, clock.now());
        await words.rewrite(trx, row.id);
      });
    },

    /**
     * Before there is an invoice, which stays as it was written: both lock the order's row.
     * @throws AppError `validation.failed` by field ('address.line1'), `orders.not_possible`
     */
    async billTo(write: StaffWrite, request: AddressRequest): Promise<AdminOrderView> {
      const address = await checkAddress('address', request);
      return change(write, { action: 'set_billing_address' }, async (trx, row) => {
        refuseForgotten(row);
        const documents = await extras.invoices.listOf(trx, [row.id]);
        if (documents.has(row.id)) throw new AppError('orders.not_possible.invoiced');
        if (row.status === 'cancelled') throw new AppError('orders.not_possible.cancelled');
        await rebill(trx, row.id, address);
      });
    },

    /**
     * Once there is an invoice: it is cancelled, and another is written to this address (docs/product.md §4, 'Invoices').
     * Who did it and why is a note of the timeline, too.
     * @throws AppError `validation.failed` by field ('address.line1'), `invoices.not_found`, `invoices.nothing_to_correct`
     */
    async correctBill(write: StaffWrite, { address: request, reason }: CorrectionRequest): Promise<AdminOrderView> {
      const address = await checkAddress('address', request);
      const details: Record<string, unknown> = { reason: reason.trim() };
      return change(write, { action: 'correct_invoice', details }, async (trx, row) => {
        refuseForgotten(row);
        const { id: order_id, shipping_address, fulfilment_status } = row;
        await rebill(trx, order_id, address);
        const shipments = (await shipmentsRepository.listOf(trx, [order_id])).map(presentShipment);
        const sent = { fulfilment_status, shipments, delivery: deliveryOf(row) };
        // The column is written from the list of languages.
        const language = row.language as Language;
        const billed = { id: order_id, language, shipping_address, billing_address: address, ...sent };
        const { replaces, cancellation, invoice } = await corrections.correct(trx, billed);
        Object.assign(details, { replaces, cancellation: cancellation.number, invoice: invoice.number });
        const data = { replaces, cancellation, invoice };
        await events.emit(trx, { order_id, event: 'invoice_corrected', data });
        // After it, so that it stands above it.
        await insertNote(trx, order_id, write, reason.trim());
      });
    },
  };
}

/** Whoever bought it is anonymous: a name that is written now would be reached by no deletion. @throws AppError */
function refuseForgotten({ email }: Pick<OrderRow, 'email'>): void {
  if (email === '') throw new AppError('orders.not_possible.anonymised');
}

const keyOfTag = (tag: string): string => tag.trim().toLowerCase();

function distinct(tags: readonly string[]): string[] {
  const known = new Map(tags.map((tag) => [keyOfTag(tag), tag.trim()]));
  return [...known.values()];
}
