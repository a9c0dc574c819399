import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { MailService } from '../mail/mail.service';
import { createOrderBase } from '../orders/order-base.service';
import { createLedgerService } from '../pay-later/ledger.service';
import { createPayLaterService } from '../pay-later/pay-later.service';
import type { StoreService } from '../store/store.service';
import type { TestGatewayService } from '../test-gateway/test-gateway.service';
import { createDemoPayments } from './demo-payments.service';
import { createInstalmentMethods } from './instalment-methods.service';
import { createInstalmentPaymentsService } from './instalment-payments.service';
import { createMethodsService } from './methods.service';
import { createPaymentSettingsService } from './payment-settings.service';
import { createPaymentsService } from './payments.service';
import { createPaymentPresenter } from './present-payment.service';
import { createProviders } from './providers.service';
import { createReconcileService } from './reconcile.service';
import { createRecorder } from './recorder.service';
import { createStarter } from './starter.service';
import { createTaskRunner } from './task-runner.service';
import { createWebhooksService } from './webhooks.service';

interface Needs {
  store: StoreService;
  mail: MailService;
  testGateway: TestGatewayService;
}

/**
 * How orders are paid, now or later. Orders and pay-later need payments, and payments need them: what payments ask of
 * both keeps nothing and needs nothing of payments' own but settings, so it is made here, too.
 */
export const paymentsModule = defineModule({
  name: 'payments',
  services: (infra: Infra, needs: Needs) => {
    const settings = createPaymentSettingsService(infra);
    const instalmentMethods = createInstalmentMethods(infra);
    const { paymentOrders: orders } = createOrderBase(infra);
    const base = { ...infra, ...needs, settings, instalmentMethods, orders };
    const ledger = createLedgerService(base);
    const payLater = createPayLaterService(base);
    const shared = { ...base, ...createProviders(infra, needs.testGateway), ledger, payLater };
    const recorder = createRecorder(shared);
    const tasks = createTaskRunner({ ...shared, recorder });
    const starter = createStarter({ ...shared, recorder, tasks });
    const presenter = createPaymentPresenter({ ...shared, recorder });
    const methods = createMethodsService(shared);
    return {
      paymentSettings: settings,
      instalmentMethods,
      // given on, so that there is one
      payLaterLedger: ledger,
      payments: createPaymentsService({ ...shared, methods, starter, recorder, tasks, presenter }),
      instalmentPayments: createInstalmentPaymentsService({ ...shared, starter, presenter }),
      webhooks: createWebhooksService({ ...shared, recorder, tasks }),
      demoPayments: createDemoPayments({ ...shared, starter, recorder }),
      reconcile: createReconcileService({ ...shared, recorder, tasks }),
    };
  },
  jobs: ({ queue }, { reconcile }) => queue.schedule('payments.reconcile', '* * * * *', () => reconcile.run()),
  personalData: ({ payments }) => [{ read: async ({ id }) => ({ payments: await payments.listOf(id) }) }],
  web: async () => {
    const { paymentsRoutes } = await import('./payments.routes');
    const { webhooksRoutes } = await import('./webhooks.routes');
    return { routes: [paymentsRoutes, webhooksRoutes] };
  },
});
