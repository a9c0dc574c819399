import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderView } from '../orders/order/orders.schemas';
import type { UploadsService } from '../uploads/uploads.service';
import { newReturnNumber } from './return-number';
import { checkRequest } from './return-rules';
import { presentReturns } from './records/return-views.service';
import { returnsRepository } from './records/returns.repository';
import type { ReturnRow } from './records/returns.repository';
import type { ReturnRequest, ReturnView } from './records/returns.schemas';

export interface ReturnsDeps extends Pick<Infra, 'db' | 'clock'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockRow' | 'note'>;
  uploads: Pick<UploadsService, 'claim' | 'release'>;
}

export type ReturnsService = ReturnType<typeof createReturnsService>;

/** Giving things back, as shoppers ask for it. */
export function createReturnsService({ db, clock, orders, uploads }: ReturnsDeps) {
  async function present(handle: Db | Trx, row: ReturnRow): Promise<ReturnView> {
    const [view] = await presentReturns(handle, [row]);
    if (!view) throw new Error('A return that is there was not presented');
    return view;
  }

  return {
    /**
     * Asks to return some of what an order brought. The same pieces cannot be asked for twice, also not at once.
     * @param id_or_number of the order
     * @throws AppError `orders.not_found`, `returns.too_early`, `returns.too_late`, `returns.too_many`, `uploads.not_found`
     */
    request: (user_id: string, id_or_number: string, wanted: ReturnRequest): Promise<ReturnView> =>
      withTransaction(db, async (trx) => {
        const { order: found } = await orders.getKnown(trx, id_or_number, user_id);
        await orders.lockRow(trx, found.id);
        const { order } = await orders.getKnown(trx, found.id, user_id);
        const now = clock.now();
        checkRequest(order, wanted, now.toISOString().slice(0, 10));
        const id = newId();
        const number = newReturnNumber();
        const pictures = [...new Set(wanted.pictures)];
        await uploads.claim(trx, { user_id, kind: 'return', ids: pictures });
        await returnsRepository.insert(
          trx,
          {
            id,
            number,
            order_id: order.id,
            user_id,
            comment: wanted.comment.trim(),
            created_at: now,
            last_modified_at: now,
          },
          inOrder(wanted.items, order.items),
          pictures,
        );
        await orders.note(trx, order.id, 'return_requested', { return_id: id, return_number: number });
        const row = await returnsRepository.find(trx, id);
        if (!row) throw new AppError('returns.not_found');
        return present(trx, row);
      }),

    /** Everything that a person has asked to return, for their export. */
    listOf: async (user_id: string): Promise<ReturnView[]> =>
      presentReturns(db, await returnsRepository.listOfUser(db, user_id)),

    /** Takes a person's words and pictures out of what must stay. */
    async forget(trx: Trx, user_id: string): Promise<void> {
      await uploads.release(trx, await returnsRepository.forget(trx, user_id));
    },
  };
}

/** Lines stand in a return as they do in its order, whichever was chosen first. */
function inOrder(wanted: ReturnRequest['items'], lines: OrderView['items']): ReturnRequest['items'] {
  const place = new Map(lines.map(({ id }, index) => [id, index]));
  return wanted.toSorted((a, b) => (place.get(a.order_item_id) ?? 0) - (place.get(b.order_item_id) ?? 0));
}
