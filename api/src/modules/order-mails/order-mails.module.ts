import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { InvoicesService } from '../invoices/invoices.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderEventsService } from '../orders/events/order-events.service';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createOrderMailsService } from './order-mails.service';
import { createSentAgain } from './sent-again.service';

interface Needs {
  orderEvents: OrderEventsService;
  afterSaleOrders: AfterSaleOrders;
  invoices: InvoicesService;
  users: UsersService;
  mail: MailService;
  staffNotices: StaffNoticesService;
  staffFeed: StaffFeedService;
  store: StoreService;
  limits: LimitsService;
  audit: AuditService;
}

/** What happens to an order is told, by its mail and its invoice, and to staff. */
export const orderMailsModule = defineModule({
  name: 'order-mails',
  services: (infra: Infra, { orderEvents: events, afterSaleOrders: orders, ...needs }: Needs) => ({
    orderMails: createOrderMailsService({ ...needs, ...infra, events, orders }),
    sentAgain: createSentAgain({ ...needs, ...infra, events, orders }),
  }),
  // The three begin together, because telling wakes the others: what it has written is sent and made at once.
  jobs: (_infra, { orderMails, mail, invoices }) => {
    const sendMails = mail.work();
    const makeInvoices = invoices.work();
    orderMails.work(() => {
      sendMails();
      makeInvoices();
    });
  },
  web: async () => {
    const { sentAgainRoutes } = await import('./sent-again.routes');
    const { sentAgainSchemas } = await import('./sent-again.schemas');
    return { schemas: sentAgainSchemas, routes: [sentAgainRoutes] };
  },
});
