import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { MailService } from '../mail/mail.service';
import { createOrderBase } from '../orders/payments/order-base.service';
import { createLedgerService } from '../pay-later/ledger/ledger.service';
import { createPayLaterService } from '../pay-later/accounts/pay-later.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import { createCreditPayments } from '../stored-values/ledger/credit-payments.service';
import type { TestGatewayService } from '../test-gateway/test-gateway.service';
import type { AuditService } from '../audit/audit.service';
import { createDemoPayments } from './demo/demo-payments.service';
import type { StripeKeysService } from '../stripe-keys/stripe-keys.service';
import { createAdminPaymentSettings } from './settings/admin-payment-settings.service';
import { createAdminStripeKeys } from './settings/admin-stripe-keys.service';
import { createCreditRelease } from './paying/credit-release.service';
import { createHandPayments } from './paying/hand-payments.service';
import { createInstalmentMethods } from './settings/instalment-methods.service';
import { createInstalmentPaymentsService } from './paying/instalment-payments.service';
import { createMethodsService } from './paying/methods.service';
import { createPaymentSettingsService } from './settings/payment-settings.service';
import { createPaymentsService } from './payments.service';
import { createPaymentPresenter } from './recording/present-payment.service';
import { createProviders } from './providers/providers.service';
import { createDisputesService } from './recording/disputes.service';
import { createReconcileService } from './recording/reconcile.service';
import { createRecorder } from './recording/recorder.service';
import { createStarter } from './paying/starter.service';
import { createTaskRunner } from './recording/task-runner.service';
import { createWebhooksService } from './recording/webhooks.service';

interface Needs {
  audit: AuditService;
  store: StoreService;
  mail: MailService;
  testGateway: TestGatewayService;
  staffNotices: StaffNoticesService;
  stripeKeys: StripeKeysService;
}

/**
 * How orders are paid, now or later. Orders, pay-later and stored values come after payments, which stand on a part of
 * each (`orders/payments`, `pay-later/ledger` and `pay-later/accounts`, `stored-values/ledger`): it keeps nothing and
 * needs nothing of payments but settings, so it is made here, too.
 */
export const paymentsModule = defineModule({
  name: 'payments',
  services: (infra: Infra, needs: Needs) => {
    const settings = createPaymentSettingsService(infra);
    const instalmentMethods = createInstalmentMethods({ ...infra, ...needs });
    const { paymentOrders: orders } = createOrderBase(infra, needs);
    const base = { ...infra, ...needs, settings, instalmentMethods, orders };
    const ledger = createLedgerService(base);
    const payLater = createPayLaterService(base);
    const creditPayments = createCreditPayments(infra);
    const providers = createProviders({ ...needs, creditPayments });
    const shared = { ...base, ...providers, ledger, payLater, creditPayments };
    const recorder = createRecorder(shared);
    const tasks = createTaskRunner({ ...shared, recorder });
    const creditRelease = createCreditRelease({ ...shared, recorder, tasks });
    const starter = createStarter({ ...shared, recorder, tasks });
    const presenter = createPaymentPresenter({ ...shared, recorder });
    const methods = createMethodsService(shared);
    return {
      paymentSettings: settings,
      adminPaymentSettings: createAdminPaymentSettings({ ...infra, ...needs }),
      adminStripeKeys: createAdminStripeKeys({ ...infra, ...needs }),
      instalmentMethods,
      // given on, so that there is one
      payLaterLedger: ledger,
      payments: createPaymentsService({ ...shared, methods, starter, recorder, tasks, creditRelease, presenter }),
      creditRelease,
      handPayments: createHandPayments({ ...shared, starter, recorder }),
      instalmentPayments: createInstalmentPaymentsService({ ...shared, starter, presenter }),
      webhooks: createWebhooksService({
        ...shared,
        recorder,
        tasks,
        disputes: createDisputesService({ ...shared, recorder }),
      }),
      demoPayments: createDemoPayments({ ...shared, starter, recorder }),
      reconcile: createReconcileService({ ...shared, recorder, tasks }),
    };
  },
  hourly: ({ creditRelease }) => creditRelease.releaseLeft(),
  jobs: ({ queue }, { reconcile }) => queue.schedule('payments.reconcile', '* * * * *', () => reconcile.run()),
  retention: (infra) => [
    retainRows(infra, {
      name: 'gateway_messages',
      days: { usual: 90, least: 30, most: 365 },
      table: 'payment_events',
      old: (before) => sql`received_at < ${before}`,
    }),
  ],
  personalData: ({ payments }) => [{ read: async ({ id }) => ({ payments: await payments.listOf(id) }) }],
  web: async () => {
    const { adminPaymentSettingsRoutes } = await import('./admin-payment-settings.routes');
    const { paymentSettingsSchemas } = await import('./settings/payment-settings.schemas');
    const { adminStripeKeysRoutes } = await import('./admin-stripe-keys.routes');
    const { stripeKeysSchemas } = await import('./settings/stripe-keys.schemas');
    const { paymentsRoutes } = await import('./payments.routes');
    const { paymentsSchemas } = await import('./payments.schemas');
    const { webhooksRoutes } = await import('./webhooks.routes');
    return {
      schemas: [...paymentsSchemas, ...paymentSettingsSchemas, ...stripeKeysSchemas],
      routes: [paymentsRoutes, webhooksRoutes, adminPaymentSettingsRoutes, adminStripeKeysRoutes],
    };
  },
});
