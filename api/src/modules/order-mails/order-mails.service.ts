import type { Infra } from '../../infra';
import type { Trx } from '../../infra/db';
import { withTransaction } from '../../infra/transaction';
import { createTurnstile } from '../../infra/turnstile';
import type { InvoicesService } from '../invoices/invoices.service';
import type { MailService } from '../mail/mail.service';
import type { AfterSaleOrders, KnownOrder } from '../orders/order-after-sale.port';
import { ORDER_EVENT_JOB } from '../orders/order-events.service';
import type { OrderEventsService } from '../orders/order-events.service';
import type { UsersService } from '../users/users.service';
import { mailOfEvent } from './mail-of-event';
import type { Recipient } from './order-mail-data';
import { orderMailsRepository } from './order-mails.repository';

export interface OrderMailsDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  events: Pick<OrderEventsService, 'find'>;
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockRow'>;
  invoices: Pick<InvoicesService, 'issue'>;
  users: Pick<UsersService, 'findById'>;
  mail: Pick<MailService, 'send'>;
}

const AT_ONCE = 20;

/** An invoice is due when the money is there, or when the goods are sent before it. */
const WITH_INVOICE = new Set(['paid', 'shipped']);

/** What an order's events bring about: its mails, each once, and its invoice. */
export function createOrderMailsService({ db, clock, queue, events, orders, invoices, users, mail }: OrderMailsDeps) {
  /** An account's owner is written to where they are now, in the language that they read now. */
  async function recipientOf({ order, user_id, language }: KnownOrder): Promise<Recipient> {
    const user = user_id === null ? undefined : await users.findById(user_id);
    const { first_name } = order.shipping_address;
    return user
      ? { to: user.email, first_name: user.first_name, language: user.language, has_account: true }
      : { to: order.email, first_name, language, has_account: false };
  }

  async function write(trx: Trx, event_id: string, order_id: string, wanted: ReturnType<typeof mailOfEvent>) {
    if (!wanted || wanted.to === '') return;
    const { template } = wanted;
    if (await orderMailsRepository.note(trx, { event_id, template, order_id, created_at: clock.now() })) {
      await mail.send(trx, wanted);
    }
  }

  /** Doing it twice is doing it once: the mail is noted in the transaction that queues it. */
  async function handle(event_id: string): Promise<void> {
    const happened = await events.find(event_id);
    if (!happened) return;
    const { order_id, event, data } = happened;
    const recipient = await recipientOf(await orders.getKnown(db, order_id));
    await withTransaction(db, async (trx) => {
      await orders.lockRow(trx, order_id);
      if (WITH_INVOICE.has(event)) await invoices.issue(trx, order_id);
      const { order } = await orders.getKnown(trx, order_id);
      await write(trx, event_id, order_id, mailOfEvent(order, { event, data }, recipient));
    });
  }

  return {
    handle,

    /** Takes events from the queue in this process, and works on them in their order: 'placed' is told before 'paid'. */
    work(): Promise<void> {
      const inTurn = createTurnstile({ at_once: 1, waiting: AT_ONCE, busy: 'Too many events at once' });
      return queue.work<{ event_id: string }>(ORDER_EVENT_JOB, ({ event_id }) => inTurn(() => handle(event_id)), {
        poll_seconds: 0.5,
        at_once: AT_ONCE,
      });
    },
  };
}
