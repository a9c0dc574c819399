import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/routes/http';
import type { AuditService } from '../audit/audit.service';
import type { InvoicesService } from '../invoices/invoices.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { OrderEventsService } from '../orders/events/order-events.service';
import type { AfterSaleOrders, KnownOrder } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { mailOfEvent } from './mail-of-event';
import { recipientOf } from './order-mail-data';
import { orderMailsRepository } from './order-mails.repository';
import type { MailSentAgainView, OrderMailListView } from './sent-again.schemas';

export interface SentAgainDeps extends Pick<Infra, 'db' | 'clock'> {
  events: Pick<OrderEventsService, 'listOf'>;
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockKnown' | 'note'>;
  invoices: Pick<InvoicesService, 'mailLink'>;
  users: Pick<UsersService, 'findById'>;
  store: Pick<StoreService, 'getLanguages'>;
  mail: Pick<MailService, 'send'>;
  limits: Pick<LimitsService, 'bucket'>;
  audit: Pick<AuditService, 'record'>;
}

export type SentAgainService = ReturnType<typeof createSentAgain>;

/** Of one order: more than a telephone call needs, and too few to fill somebody's box. */
const AGAIN = { name: 'order-mail-again', burst: 5, every_ms: 10 * 60_000 };

/** The mails of an order as staff see them: each can be written anew, of the order as it is now, and sent once more. */
export function createSentAgain(deps: SentAgainDeps) {
  const { db, clock, events, orders, invoices, users, store, mail, limits, audit } = deps;

  async function recipient(handle: Db | Trx, known: KnownOrder) {
    const user = known.user_id === null ? undefined : await users.findById(known.user_id, handle);
    return recipientOf(known, user, await store.getLanguages());
  }

  return {
    /** In the order of the events. @throws AppError `orders.not_found` */
    async list(id_or_number: string): Promise<OrderMailListView> {
      const known = await orders.getKnown(db, id_or_number);
      const { id } = known.order;
      const [reader, happened, noted] = await Promise.all([
        recipient(db, known),
        events.listOf(db, [id]),
        orderMailsRepository.listOf(db, id),
      ]);
      const items = happened.flatMap((event) => {
        const wanted = mailOfEvent(known.order, event, reader, invoices.mailLink);
        if (!wanted) return [];
        const { template } = wanted;
        const written = noted.find((one) => one.event_id === event.id && one.template === template);
        return [{ event_id: event.id, template, written_at: written?.created_at.toISOString() ?? null }];
      });
      return { items, to: reader.to };
    },

    /**
     * To whom the order belongs now, at their address of now; it is in the timeline and in the audit log.
     * @throws AppError `orders.not_found`, `order_mails.not_found`, `order_mails.no_address`, `request.rate_limited`
     */
    async send(actor: Actor, id_or_number: string, event_id: string): Promise<MailSentAgainView> {
      const { order: seen } = await orders.getKnown(db, id_or_number);
      await limits.bucket(AGAIN, seen.id).take();
      return withTransaction(db, async (trx) => {
        const known = (await orders.lockKnown(trx, [seen.id])).get(seen.id);
        if (!known) throw new AppError('orders.not_found');
        const happened = await events.listOf(trx, [seen.id]);
        const event = happened.find(({ id }) => id === event_id);
        const reader = await recipient(trx, known);
        const wanted = event && mailOfEvent(known.order, event, reader, invoices.mailLink);
        if (!wanted) throw new AppError('order_mails.not_found');
        const { to, template } = wanted;
        if (to === '') throw new AppError('order_mails.no_address');
        await mail.send(trx, wanted);
        await orders.note(trx, seen.id, 'mail_sent_again', { template, of: event.event, sent_to: to });
        await audit.record(trx, actor, {
          action: 'orders.send_mail_again',
          record_type: 'order',
          record_id: seen.id,
          after: { template, sent_to: to },
          ...(known.user_id !== null && { person: known.user_id }),
        });
        return { template, sent_to: to, at: clock.now().toISOString() };
      });
    },
  };
}
