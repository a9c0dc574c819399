import type { Infra } from '../../infra';
import { together } from '../../infra/pipeline';
import { withTransaction } from '../../infra/transaction';
import type { InvoicesService } from '../invoices/invoices.service';
import type { MailService } from '../mail/mail.service';
import type { AfterSaleOrders, KnownOrder } from '../orders/order-after-sale.port';
import type { OrderEventsService } from '../orders/order-events.service';
import type { UsersService } from '../users/users.service';
import { mailOfEvent } from './mail-of-event';
import type { Recipient } from './order-mail-data';
import { orderMailsRepository } from './order-mails.repository';

export interface OrderMailsDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  events: Pick<OrderEventsService, 'find' | 'handOut' | 'settle'>;
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockRow'>;
  invoices: Pick<InvoicesService, 'issue'>;
  users: Pick<UsersService, 'findById'>;
  mail: Pick<MailService, 'send'>;
}

const EVERY_MS = 500;

/** An invoice is due when the money is there, or when the goods are sent before it. */
const WITH_INVOICE = new Set(['paid', 'shipped']);

type Account = Awaited<ReturnType<UsersService['findById']>>;

/** An account's owner is written to where they are now, in the language that they read now. */
function recipientOf({ order, language }: KnownOrder, user: Account): Recipient {
  const { first_name } = order.shipping_address;
  return user
    ? { to: user.email, first_name: user.first_name, language: user.language, has_account: true }
    : { to: order.email, first_name, language, has_account: false };
}

/** What an order's events bring about: its mails, each once, and its invoice. */
export function createOrderMailsService({ db, clock, queue, events, orders, invoices, users, mail }: OrderMailsDeps) {
  /** Doing it twice is doing it once: the mail is noted in the transaction that queues it. */
  async function handle(event_id: string): Promise<void> {
    const happened = await events.find(event_id);
    if (!happened) return;
    const { order_id, user_id, event, data } = happened;
    await withTransaction(db, async (trx) => {
      await orders.lockRow(trx, order_id);
      if (WITH_INVOICE.has(event)) await invoices.issue(trx, order_id);
      const [known, user] = await together(
        orders.getKnown(trx, order_id),
        user_id === null ? Promise.resolve(undefined) : users.findById(user_id, trx),
      );
      await events.settle(trx, event_id);
      const wanted = mailOfEvent(known.order, { event, data }, recipientOf(known, user));
      if (!wanted || wanted.to === '') return;
      const noted = { event_id, template: wanted.template, order_id, created_at: clock.now() };
      if (await orderMailsRepository.note(trx, noted)) await mail.send(trx, wanted);
    });
  }

  return {
    handle,

    /** Tells events in this process, in their order: 'placed' before 'paid'. */
    work(): void {
      queue.repeat('order-events', EVERY_MS, async () => {
        await events.handOut(handle);
      });
    },
  };
}
