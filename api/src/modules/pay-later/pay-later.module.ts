import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { InstalmentMethodsService } from '../payments/settings/instalment-methods.service';
import type { InstalmentPaymentsService } from '../payments/paying/instalment-payments.service';
import type { PaymentSettingsService } from '../payments/settings/payment-settings.service';
import type { ReconcileService } from '../payments/recording/reconcile.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import type { TestGatewayService } from '../test-gateway/test-gateway.service';
import type { UsersService } from '../users/users.service';
import { createApplicationsService } from './accounts/applications.service';
import type { LedgerService } from './ledger/ledger.service';
import { createPayLaterAdminService } from './pay-later-admin.service';
import { createPayLaterService } from './accounts/pay-later.service';
import { createRemindersService } from './reminders/reminders.service';

interface Needs {
  audit: AuditService;
  store: StoreService;
  mail: MailService;
  users: UsersService;
  testGateway: TestGatewayService;
  paymentSettings: PaymentSettingsService;
  instalmentMethods: InstalmentMethodsService;
  instalmentPayments: InstalmentPaymentsService;
  reconcile: ReconcileService;
  payLaterLedger: LedgerService;
  staffNotices: StaffNoticesService;
}

/** Buying now and paying in instalments. */
export const payLaterModule = defineModule({
  name: 'pay-later',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs, settings: needs.paymentSettings };
    const payLater = createPayLaterService(shared);
    const applications = createApplicationsService({ ...shared, payLater });
    return {
      payLater,
      payLaterApplications: applications,
      payLaterAdmin: createPayLaterAdminService({ ...shared, payLater, applications }),
      payLaterReminders: createRemindersService(shared),
    };
  },
  jobs: async ({ queue }, { payLaterReminders, payLaterLedger, testGateway, reconcile }) => {
    await queue.schedule('pay-later.remind', '7 * * * *', async () => {
      await payLaterReminders.send();
    });
    await queue.schedule('pay-later.check', '23 3 * * *', async () => {
      const gaps = await payLaterLedger.check();
      await testGateway.removeOld();
      await reconcile.removeOldEvents();
      if (gaps.length > 0) throw new Error(`${gaps.length} pay-later ledgers do not add up`);
    });
  },
  personalData: ({ payLater }) => [
    {
      read: async ({ id }) => ({ pay_later: await payLater.readPersonal(id) }),
      erase: (trx, { id }) => payLater.erase(trx, id),
    },
  ],
  web: async () => {
    const { payLaterAdminRoutes } = await import('./pay-later-admin.routes');
    const { payLaterRoutes } = await import('./pay-later.routes');
    const { payLaterSchemas } = await import('./accounts/pay-later.schemas');
    return { schemas: payLaterSchemas, routes: [payLaterRoutes, payLaterAdminRoutes] };
  },
});
