import type { Infra } from '../../../infra';
import type { Language } from '../../../core/languages';
import type { Actor } from '../../../framework/routes/http';
import type { StaffService } from '../../staff/staff.service';
import { leftToSend } from '../order/order-pieces';
import type { OrderEventsService } from '../events/order-events.service';
import { presentEvent } from '../order/present-order';
import type { OrderExtras } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { canCancel, canCapture, canComeBack } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import { exchangesRepository } from '../payments/exchanges.repository';
import type { OrderCards } from '../gift-cards/order-cards.service';
import { refundableOf } from '../payments/refundable';
import type { RefundingService } from '../payments/refunding.service';
import { notFound } from '../views/order-views.service';
import type { OrderViewsService } from '../views/order-views.service';
import type { AdminOrderView } from './admin-orders.schemas';
import { presentRefunds } from './present-refunds';
import { orderNotesRepository } from './order-notes.repository';

export interface AdminOrderViewsDeps extends Pick<Infra, 'db'> {
  views: Pick<OrderViewsService, 'present'>;
  refunding: Pick<RefundingService, 'listOf'>;
  payments: Pick<OrderPayments, 'listAll' | 'listPayBacks' | 'listDisputes'>;
  events: Pick<OrderEventsService, 'listOf'>;
  extras: OrderExtras;
  orderCards: Pick<OrderCards, 'endable' | 'listOf' | 'present'>;
  staff: Pick<StaffService, 'may'>;
}

type OrderCard = NonNullable<AdminOrderView['gift_cards']>[number];

export type AdminOrderViewsService = ReturnType<typeof createAdminOrderViews>;

/** One order as staff see it. */
export function createAdminOrderViews(deps: AdminOrderViewsDeps) {
  const { db, views, refunding, payments, events, extras, orderCards, staff } = deps;

  async function holdOf({ hold_reason, held_at, held_by }: OrderRow): Promise<AdminOrderView['hold']> {
    if (held_at === null) return null;
    const holder = await orderNotesRepository.findPerson(db, held_by);
    return { reason: hold_reason ?? '', held_at: held_at.toISOString(), held_by_name: holder?.name ?? '' };
  }

  async function getRow(id_or_number: string): Promise<OrderRow> {
    const row = await ordersRepository.find(db, id_or_number);
    if (!row) throw notFound();
    return row;
  }

  return {
    getRow,

    /**
     * @param reader without the right to look at gift cards they see that there are some and how each stands, not to whom
     * they went nor what is left of them
     * @throws AppError `orders.not_found`
     */
    async get(id_or_number: string, reader: Actor & { user_id: string }, language: Language): Promise<AdminOrderView> {
      const row = await getRow(id_or_number);
      const seesCards = row.gift_cards > 0 && (await staff.may(reader, 'gift_cards.read'));
      const [
        view,
        customer,
        placer,
        refunds,
        hold,
        notes,
        listed,
        items,
        backs,
        disputes,
        timeline,
        exchange_of,
        exchanged,
        on_cards,
        cards,
      ] = await Promise.all([
        views.present(db, row, language),
        orderNotesRepository.findPerson(db, row.user_id),
        orderNotesRepository.findPerson(db, row.placed_by),
        refunding.listOf(row.id),
        holdOf(row),
        orderNotesRepository.listOf(db, row.id),
        payments.listAll(db, row.id, language),
        ordersRepository.listItems(db, [row.id]),
        payments.listPayBacks(db, row.id, language),
        payments.listDisputes(db, row.id),
        events.listOf(db, [row.id]),
        extras.returns.findReplaced(db, row.id),
        exchangesRepository.sumOf(db, row.id),
        orderCards.endable(db, row),
        seesCards ? orderCards.listOf(db, [row.id]) : [],
      ]);
      return {
        ...view,
        gift_cards: seesCards ? view.gift_cards : view.gift_cards?.map(withoutPerson),
        version: row.version,
        cards: cards.map(orderCards.present),
        exchange_of: exchange_of ?? null,
        customer: customer ?? null,
        timeline: timeline.map((event) => ({ id: event.id, ...presentEvent(event) })),
        tags: row.tags,
        dispute: row.dispute,
        disputes,
        placed_by_name: placer?.name ?? null,
        discount_reason: row.discount_reason,
        hold,
        notes: notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() })),
        payments: listed,
        refunds: presentRefunds(row, refunds, backs, listed),
        exchanged,
        // as it is once its cards are ended: what a bank holds is not given back for them either
        refundable: refundableOf({ ...row, cards_out: row.cards_out - on_cards }, refunds, exchanged),
        can_capture: canCapture(row),
        can_ship: canShip(row, items),
        can_edit_address: canCancel(row),
        can_come_back: canComeBack(row) && exchanged === 0,
      };
    },
  };
}

/** What an order's own affairs need of a gift card: how much it is, and how far it has come. */
const withoutPerson = (card: OrderCard): OrderCard => ({ ...card, email: '', name: '', message: '' });

/** It is paid or promised, not held, and some of its goods are left to send; gift cards are mailed. */
function canShip({ status, payment_status, due, held_at }: OrderRow, items: readonly OrderItemRow[]): boolean {
  const sendable = status === 'open' && payment_status !== 'failed' && due <= 0 && held_at === null;
  return sendable && items.some((item) => !item.gift_card && leftToSend(item) > 0);
}
