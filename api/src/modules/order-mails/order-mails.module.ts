import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { InvoicesService } from '../invoices/invoices.service';
import type { MailService } from '../mail/mail.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { OrderEventsService } from '../orders/events/order-events.service';
import type { UsersService } from '../users/users.service';
import { createOrderMailsService } from './order-mails.service';

interface Needs {
  orderEvents: OrderEventsService;
  afterSaleOrders: AfterSaleOrders;
  invoices: InvoicesService;
  users: UsersService;
  mail: MailService;
}

/** What happens to an order is told, by its mail and its invoice. */
export const orderMailsModule = defineModule({
  name: 'order-mails',
  services: (infra: Infra, { orderEvents: events, afterSaleOrders: orders, invoices, users, mail }: Needs) => ({
    orderMails: createOrderMailsService({ ...infra, events, orders, invoices, users, mail }),
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
});
