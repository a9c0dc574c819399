import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import { checkAddress } from '../../../schemas/check-address';
import type { AddressRequest } from '../../../schemas/check-address';
import type { OrderExtras } from '../order/order-after-sale.port';
import type { OrderWordsService } from '../order/order-words.service';
import { canCancel } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import { MOST_TAGS } from './admin-order-requests.schemas';
import type { AdminOrdersService, OrderDeed, StaffWrite } from './admin-orders.service';
import type { AdminOrderView } from './admin-orders.schemas';
import { orderNotesRepository } from './order-notes.repository';

export interface OrderMarksDeps extends Pick<Infra, 'clock'> {
  adminOrders: Pick<AdminOrdersService, 'change'>;
  words: Pick<OrderWordsService, 'rewrite'>;
  extras: Pick<OrderExtras, 'invoices'>;
}

export type OrderMarksService = ReturnType<typeof createOrderMarksService>;

/** What staff write on an order: notes, tags, a hold, where it is sent to and to whom its invoice is written. */
export function createOrderMarksService({ clock, adminOrders, words, extras }: OrderMarksDeps) {
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

  return {
    note: (write: StaffWrite, text: string): Promise<AdminOrderView> =>
      change(write, { action: 'note', details: { text: text.trim() } }, (trx, { id: order_id }) => {
        const note = {
          id: newId(),
          order_id,
          author_id: write.actor.user_id,
          text: text.trim(),
          created_at: clock.now(),
        };
        return orderNotesRepository.insert(trx, note);
      }),

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
        const documents = await extras.invoices.listOf(trx, [row.id]);
        if (documents.has(row.id)) throw new AppError('orders.not_possible.invoiced');
        if (row.status === 'cancelled') throw new AppError('orders.not_possible.cancelled');
        await ordersRepository.update(trx, row.id, { billing_address: JSON.stringify(address) }, clock.now());
        await words.rewrite(trx, row.id);
      });
    },
  };
}

const keyOfTag = (tag: string): string => tag.trim().toLowerCase();

function distinct(tags: readonly string[]): string[] {
  const known = new Map(tags.map((tag) => [keyOfTag(tag), tag.trim()]));
  return [...known.values()];
}
