import type { Infra } from './infra';
import type { MailService } from './modules/mail/mail.service';
import type { PaymentOrders } from './modules/orders/order-payments.port';
import { createApplicationsService } from './modules/pay-later/applications.service';
import { createLedgerService } from './modules/pay-later/ledger.service';
import { createPayLaterAdminService } from './modules/pay-later/pay-later-admin.service';
import { createPayLaterService } from './modules/pay-later/pay-later.service';
import { createRemindersService } from './modules/pay-later/reminders.service';
import { createDemoPayments } from './modules/payments/demo-payments.service';
import { createInstalmentMethods } from './modules/payments/instalment-methods.service';
import { createInstalmentPaymentsService } from './modules/payments/instalment-payments.service';
import { createMethodsService } from './modules/payments/methods.service';
import { createPaymentSettingsService } from './modules/payments/payment-settings.service';
import { createPaymentsService } from './modules/payments/payments.service';
import { createPaymentPresenter } from './modules/payments/present-payment.service';
import { createProviders } from './modules/payments/providers.service';
import { createReconcileService } from './modules/payments/reconcile.service';
import { createRecorder } from './modules/payments/recorder.service';
import { createStarter } from './modules/payments/starter.service';
import { createTaskRunner } from './modules/payments/task-runner.service';
import { createWebhooksService } from './modules/payments/webhooks.service';
import type { StoreService } from './modules/store/store.service';
import { createTestGatewayService } from './modules/test-gateway/test-gateway.service';
import type { PersonalData } from './modules/personal-data/personal-data.port';
import type { UsersService } from './modules/users/users.service';

export interface PaymentServicesDeps {
  store: StoreService;
  mail: MailService;
  users: UsersService;
  orders: PaymentOrders;
}

export type PaymentServices = ReturnType<typeof createPaymentServices>;

/** How orders are paid, now or later. Part of services.ts. */
export function createPaymentServices(infra: Infra, deps: PaymentServicesDeps) {
  const settings = createPaymentSettingsService(infra);
  const testGateway = createTestGatewayService(infra);
  const { providers, providerOf } = createProviders(infra, testGateway);
  const instalmentMethods = createInstalmentMethods(infra);
  const shared = { ...infra, ...deps, settings, providers, providerOf, instalmentMethods };
  const ledger = createLedgerService(shared);
  const payLater = createPayLaterService(shared);
  const recorder = createRecorder({ ...shared, ledger });
  const tasks = createTaskRunner({ ...shared, recorder, ledger });
  const starter = createStarter({ ...shared, ledger, payLater, recorder, tasks });
  const presenter = createPaymentPresenter({ ...shared, recorder });
  const methods = createMethodsService({ ...shared, payLater });
  const applications = createApplicationsService({ ...shared, payLater });
  return {
    paymentSettings: settings,
    testGateway,
    payments: createPaymentsService({ ...shared, methods, starter, recorder, tasks, presenter, ledger, payLater }),
    instalmentPayments: createInstalmentPaymentsService({ ...shared, ledger, starter, presenter }),
    webhooks: createWebhooksService({ ...shared, recorder, tasks }),
    demoPayments: createDemoPayments({ ...shared, testGateway, starter, recorder }),
    reconcile: createReconcileService({ ...shared, recorder, tasks }),
    payLater,
    payLaterLedger: ledger,
    payLaterApplications: applications,
    payLaterAdmin: createPayLaterAdminService({ ...shared, payLater, applications }),
    payLaterReminders: createRemindersService(shared),
  };
}

/** What of it is somebody's own. */
export function paymentsDataOf({ payments, payLater }: Pick<PaymentServices, 'payments' | 'payLater'>): PersonalData[] {
  return [
    { read: async ({ id }) => ({ payments: await payments.listOf(id) }) },
    {
      read: async ({ id }) => ({ pay_later: await payLater.readPersonal(id) }),
      erase: (trx, { id }) => payLater.erase(trx, id),
    },
  ];
}

/** Background work: messages of the test gateway, questions to providers, reminders, and the ledger's own check. */
export async function registerPaymentJobs({ queue }: Infra, services: PaymentServices): Promise<void> {
  const { testGateway, reconcile, payLaterReminders, payLaterLedger } = services;
  await testGateway.work();
  await queue.schedule('payments.reconcile', '* * * * *', () => reconcile.run());
  await queue.schedule('pay-later.remind', '7 * * * *', async () => {
    await payLaterReminders.send();
  });
  await queue.schedule('pay-later.check', '23 3 * * *', async () => {
    const gaps = await payLaterLedger.check();
    await testGateway.removeOld();
    await reconcile.removeOldEvents();
    if (gaps.length > 0) throw new Error(`${gaps.length} pay-later ledgers do not add up`);
  });
}
