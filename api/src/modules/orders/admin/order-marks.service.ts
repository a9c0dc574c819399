import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import { checkAddress } from '../../../schemas/check-address';
import type { AddressRequest } from '../../../schemas/check-address';
import type { OrderWordsService } from '../order/order-words.service';
import { canCancel } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { AdminOrdersService, StaffWrite } from './admin-orders.service';
import type { AdminOrderView } from './admin-orders.schemas';
import { orderNotesRepository } from './order-notes.repository';

export interface OrderMarksDeps extends Pick<Infra, 'clock'> {
  adminOrders: Pick<AdminOrdersService, 'change'>;
  words: Pick<OrderWordsService, 'rewrite'>;
}

export type OrderMarksService = ReturnType<typeof createOrderMarksService>;

/** What staff write on an order: notes, tags, a hold, where it is sent to. */
export function createOrderMarksService({ clock, adminOrders, words }: OrderMarksDeps) {
  const { change } = adminOrders;

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

    /** In the place of all that it had; each once, whatever its case. */
    tag: (write: StaffWrite, tags: readonly string[]): Promise<AdminOrderView> =>
      change(write, { action: 'tag' }, (trx, { id }) =>
        ordersRepository.update(trx, id, { tags: distinct(tags) }, clock.now()),
      ),

    /** It is not sent off until it is released. @throws AppError `orders.not_possible` where nothing is left to send */
    hold: (write: StaffWrite, reason: string): Promise<AdminOrderView> =>
      change(write, { action: 'hold' }, async (trx, { id, status }) => {
        if (status !== 'open' && status !== 'awaiting_payment') throw new AppError('orders.not_possible.hold');
        const hold = { hold_reason: reason.trim(), held_at: clock.now(), held_by: write.actor.user_id };
        await ordersRepository.update(trx, id, hold, clock.now());
      }),

    /** One that is not held stays as it is. */
    release: (write: StaffWrite): Promise<AdminOrderView> =>
      change(write, { action: 'release' }, async (trx, { id, held_at }) => {
        if (held_at === null) return;
        await ordersRepository.update(trx, id, { hold_reason: null, held_at: null, held_by: null }, clock.now());
      }),

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
  };
}

function distinct(tags: readonly string[]): string[] {
  const known = new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()]));
  return [...known.values()];
}
