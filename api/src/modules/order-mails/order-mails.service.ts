import { newsOfChange } from '../../framework/staff/staff-news';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { inPipeline } from '../../infra/database/pipeline';
import { withTransaction } from '../../infra/database/transaction';
import type { InvoicesService } from '../invoices/invoices.service';
import type { MailService } from '../mail/mail.service';
import type { AfterSaleOrders, KnownOrder } from '../orders/order/order-after-sale.port';
import type { OrderEventsService, UntoldEvent } from '../orders/events/order-events.service';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import type { Notice, StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { mailOfEvent } from './mail-of-event';
import { noticesOfEvent } from './notices-of-event';
import { recipientOf } from './order-mail-data';
import type { Account, Recipient } from './order-mail-data';
import { orderMailsRepository } from './order-mails.repository';
import { isTrouble, troubleMailOf } from './trouble-mail';

export interface OrderMailsDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  events: Pick<OrderEventsService, 'find' | 'outbox' | 'settle'>;
  orders: Pick<AfterSaleOrders, 'lockKnown'>;
  invoices: Pick<InvoicesService, 'issueAll' | 'creditAll' | 'settleAll' | 'endAll' | 'mailLink'>;
  users: Pick<UsersService, 'findEach'>;
  mail: Pick<MailService, 'sendAll'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
  staffFeed: Pick<StaffFeedService, 'tell'>;
  store: Pick<StoreService, 'getSettings' | 'getLanguages'>;
}

/** How long an event waits at most in a shop where little happens. */
const LOOK_MS = 250;

/** An invoice is due when the money is there, when the goods are sent before it, or when a credit note is to refer to it. */
const WITH_INVOICE = new Set(['paid', 'shipped', 'refunded', 'difference_paid', 'difference_refunded', 'undelivered']);

/** What an order's events bring about: its mails, each once, its invoice, and what staff is told. */
export function createOrderMailsService({
  db,
  clock,
  queue,
  events,
  orders,
  invoices,
  users,
  mail,
  staffNotices,
  staffFeed,
  store,
}: OrderMailsDeps) {
  async function accountsOf(trx: Trx, known: Map<string, KnownOrder>) {
    const ids = new Set([...known.values()].flatMap(({ user_id }) => user_id ?? []));
    const accounts = new Map((await users.findEach(trx, [...ids])).map((user) => [user.id, user]));
    return (order: KnownOrder): Account => accounts.get(order.user_id ?? '');
  }

  /** Where the shop reads what goes wrong with money, and in which language; none has been set: undefined. */
  async function shopAddress(trx: Trx): Promise<Pick<Recipient, 'to' | 'language'> | undefined> {
    const { trouble_email, contact, locale } = await store.getSettings(trx);
    const to = trouble_email || contact.email;
    return to ? { to, language: locale.startsWith('de') ? 'de' : 'en' } : undefined;
  }

  /**
   * Tells events of many orders in one transaction. Doing it twice is doing it once: a mail is noted in the transaction
   * that queues it.
   */
  async function tell(happened: readonly UntoldEvent[]): Promise<void> {
    await withTransaction(db, async (trx) => {
      const known = await orders.lockKnown(trx, [...new Set(happened.map(({ order_id }) => order_id))]);
      const due = happened.filter(({ event }) => WITH_INVOICE.has(event)).map(({ order_id }) => order_id);
      const [accountOf] = await inPipeline(accountsOf(trx, known), invoices.issueAll(trx, pick(known, due)));
      await invoices.settleAll(trx, known, happened.flatMap(settlementOf));
      await invoices.creditAll(trx, known, happened.flatMap(refundOf));
      await invoices.endAll(trx, known, happened.flatMap(endOf));
      const languages = await store.getLanguages();
      const shop = happened.some(isTrouble) ? await shopAddress(trx) : undefined;
      const written = happened.flatMap(({ id: event_id, order_id, event, data }) => {
        const of_order = known.get(order_id);
        if (!of_order) return [];
        const { order } = of_order;
        const reader = recipientOf(of_order, accountOf(of_order), languages);
        return [
          mailOfEvent(order, { event, data }, reader, invoices.mailLink),
          shop && troubleMailOf(order, { event, data }, shop),
        ].flatMap((wanted) => (wanted && wanted.to !== '' ? [{ event_id, order_id, wanted }] : []));
      });
      const created_at = clock.now();
      const notes = written.map(({ event_id, order_id, wanted }) => ({
        event_id,
        order_id,
        template: wanted.template,
        created_at,
      }));
      const ids = happened.map(({ id }) => id);
      const [noted] = await inPipeline(orderMailsRepository.note(trx, notes), events.settle(trx, ids));
      const news = written.filter(({ event_id }) => noted.has(event_id));
      await mail.sendAll(
        trx,
        news.map(({ wanted }) => wanted),
      );
      await staffNotices.notify(trx, ...happened.flatMap((event) => noticesOf(event, known)));
      await staffFeed.tell(
        trx,
        [...known.keys()].flatMap((id) => newsOfChange('order', id)),
      );
    });
  }

  return {
    /** One event, by its id. */
    async handle(event_id: string): Promise<void> {
      const happened = await events.find(event_id);
      if (happened) await tell([happened]);
    },

    /**
     * Tells events in this process, in their order: 'placed' before 'paid'.
     * @param told is called when there may be mails to send and documents to make
     */
    work(told: () => void): void {
      const outbox = events.outbox(async (happened) => {
        await tell(happened);
        told();
      });
      queue.repeat('order-events', LOOK_MS, () => outbox.round());
    },
  };
}

/** The payment or the refund that an event says has settled a difference. */
function settlementOf({ event, data }: UntoldEvent): string[] {
  const id = event === 'difference_paid' ? data['payment_id'] : event === 'difference_refunded' && data['refund_id'];
  return typeof id === 'string' ? [id] : [];
}

/** The refund that an event says is done. */
function refundOf({ event, data }: UntoldEvent): string[] {
  const id = data['refund_id'];
  return event === 'refunded' && typeof id === 'string' ? [id] : [];
}

/** The order whose end an event tells of, after its goods were sent. */
const endOf = ({ event, order_id }: UntoldEvent): string[] => (event === 'undelivered' ? [order_id] : []);

function noticesOf({ order_id, event, data }: UntoldEvent, known: Map<string, KnownOrder>): Notice[] {
  const found = known.get(order_id);
  return found ? noticesOfEvent(found.order, { event, data }) : [];
}

function pick<Value>(map: Map<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map([...map].filter(([key]) => keys.includes(key)));
}
