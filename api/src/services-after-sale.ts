import type { Infra } from './infra';
import { createInvoicesService } from './modules/invoices/invoices.service';
import type { MailService } from './modules/mail/mail.service';
import { createOrderMailsService } from './modules/order-mails/order-mails.service';
import type { AfterSaleOrders } from './modules/orders/order-after-sale.port';
import type { OrderEventsService } from './modules/orders/order-events.service';
import { createAdminReturnsService } from './modules/returns/admin-returns.service';
import { createReturnsService } from './modules/returns/returns.service';
import type { StoreService } from './modules/store/store.service';
import type { UploadsService } from './modules/uploads/uploads.service';
import type { PersonalData } from './modules/personal-data/personal-data.port';
import type { UsersService } from './modules/users/users.service';

export interface AfterSaleDeps {
  orders: AfterSaleOrders;
  orderEvents: OrderEventsService;
  uploads: UploadsService;
  users: UsersService;
  store: StoreService;
  mail: MailService;
}

/** What comes after a sale: returns, invoices, and what is written about orders. Part of services.ts. */
export function createAfterSale(infra: Infra, { orders, orderEvents, uploads, users, store, mail }: AfterSaleDeps) {
  const invoices = createInvoicesService({ ...infra, orders, store });
  return {
    invoices,
    returns: createReturnsService({ ...infra, orders, uploads }),
    adminReturns: createAdminReturnsService({ ...infra, orders }),
    orderMails: createOrderMailsService({ ...infra, events: orderEvents, orders, invoices, users, mail }),
  };
}

export type AfterSaleServices = ReturnType<typeof createAfterSale>;

/** What of it is somebody's own. Before the orders' own part, which takes the person out of the orders. */
export function afterSaleDataOf({ invoices, returns }: AfterSaleServices): PersonalData[] {
  return [
    {
      read: async ({ id }) => ({ returns: await returns.listOf(id) }),
      erase: (trx, { id }) => returns.forget(trx, id),
    },
    {
      read: async ({ id }) => ({ invoices: await invoices.listOf(id) }),
      erase: (trx, { id }) => invoices.forget(trx, id),
    },
  ];
}
