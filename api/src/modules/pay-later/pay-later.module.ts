import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { InstalmentMethodsService } from '../payments/settings/instalment-methods.service';
import type { HandPaymentsService } from '../payments/paying/hand-payments.service';
import type { InstalmentPaymentsService } from '../payments/paying/instalment-payments.service';
import type { PaymentSettingsService } from '../payments/settings/payment-settings.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import type { TestGatewayService } from '../test-gateway/test-gateway.service';
import type { UsersService } from '../users/users.service';
import { createApplicationsService } from './accounts/applications.service';
import { createAccountExport } from './desk/account-export.service';
import { createAccountList } from './desk/account-list.service';
import { createAdjustments } from './desk/adjustments.service';
import { createPresentAccount } from './desk/present-account.service';
import { createAccountRecord } from './desk/record.service';
import { createStaffChange } from './desk/staff-change';
import { createAlone } from './desk/alone';
import { createAdjusting } from './ledger/adjusting.service';
import type { LedgerService } from './ledger/ledger.service';
import { createPayLaterAdminService } from './pay-later-admin.service';
import { createPayLaterService } from './accounts/pay-later.service';
import { createReminderSettings } from './reminders/reminder-settings.service';
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
  handPayments: HandPaymentsService;
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
    const adjusting = createAdjusting(infra);
    const presentAccount = createPresentAccount({ ...infra, payLater });
    const staffChange = createStaffChange(shared);
    const desk = { ...shared, payLater, presentAccount, staffChange, alone: createAlone(shared) };
    return {
      payLater,
      payLaterApplications: applications,
      payLaterAdmin: createPayLaterAdminService({ ...desk, applications }),
      payLaterAccounts: createAccountList(desk),
      payLaterExport: createAccountExport(desk),
      payLaterRecord: createAccountRecord(desk),
      payLaterAdjustments: createAdjustments({ ...desk, adjusting }),
      payLaterWriteKeys: staffChange,
      payLaterReminders: createRemindersService(shared),
      payLaterReminderSettings: createReminderSettings(shared),
    };
  },
  jobs: async ({ queue }, { payLaterReminders, payLaterLedger, payLaterWriteKeys, testGateway }) => {
    await queue.schedule('pay-later.remind', '7 * * * *', async () => {
      await payLaterReminders.send();
    });
    await queue.schedule('pay-later.check', '23 3 * * *', async () => {
      const gaps = await payLaterLedger.check();
      await testGateway.removeOld();
      await payLaterWriteKeys.forgetKeys();
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
    const { deskSchemas } = await import('./desk/record.schemas');
    const { reminderSettingsRoutes } = await import('./reminders/reminder-settings.routes');
    const { reminderSettingsSchemas } = await import('./reminders/reminder-settings.schemas');
    return {
      schemas: [...payLaterSchemas, ...deskSchemas, ...reminderSettingsSchemas],
      routes: [payLaterRoutes, payLaterAdminRoutes, reminderSettingsRoutes],
    };
  },
});
