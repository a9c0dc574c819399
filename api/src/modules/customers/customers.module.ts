import type { Infra } from '../../infra';
import { FILES_KEPT_DAYS } from '../../framework/files/sent/sent-files';
import { defineModule } from '../../framework/module';
import type { AddressesService } from '../addresses/addresses.service';
import type { AuditService } from '../audit/audit.service';
import type { EmailsService } from '../auth/emails.service';
import type { PasswordsService } from '../auth/passwords/passwords.service';
import type { SecondFactorService } from '../auth/second-factor/second-factor.service';
import type { SessionsService } from '../auth/sessions/sessions.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import type { PayLaterAdminService } from '../pay-later/pay-later-admin.service';
import type { PersonalDataService } from '../personal-data/personal-data.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { customerJobKinds } from './bulk/customer-job-kinds';
import { createCheckCustomers } from './files/check/check-customers.service';
import { createCustomerFiles } from './files/check/customer-files.service';
import { createFailedCustomers } from './files/check/failed-customers';
import { createImportCustomers } from './files/check/import-customers.service';
import { customerFileJobKinds } from './files/customer-file-job-kinds';
import { createCustomersWhole } from './files/customers-whole.service';
import { createCustomerGroups } from './groups/customer-groups.service';
import { createCustomerExport } from './list/customer-export.service';
import { createCustomerList } from './list/customer-list.service';
import { createCustomerRecords } from './record/customer-records.service';
import { createCustomerSums } from './sums/customer-sums.service';
import { createAnonymise } from './writes/anonymise.service';
import { createCustomerAccount } from './writes/customer-account.service';
import { createCustomerMarks } from './writes/customer-marks.service';
import { createCustomerWrites } from './writes/customer-writes.service';

interface Needs {
  addresses: AddressesService;
  audit: AuditService;
  emails: EmailsService;
  newsletter: NewsletterService;
  passwords: PasswordsService;
  payLaterAdmin: PayLaterAdminService;
  personalData: PersonalDataService;
  secondFactor: SecondFactorService;
  sessions: SessionsService;
  staff: StaffService;
  store: StoreService;
  users: UsersService;
}

/** Customers as staff find, know and help them, and the sums that their list goes by. */
export const customersModule = defineModule({
  name: 'customers',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs };
    const customerRecords = createCustomerRecords(shared);
    const customerWrites = createCustomerWrites({ ...shared, customerRecords });
    const written = { ...shared, customerRecords, customerWrites };
    const checkCustomers = createCheckCustomers(shared);
    return {
      customerRecords,
      customerWrites,
      customerList: createCustomerList(shared),
      customerExport: createCustomerExport(shared),
      customerSums: createCustomerSums(shared),
      customerGroups: createCustomerGroups(shared),
      customerAccount: createCustomerAccount(written),
      customerMarks: createCustomerMarks(written),
      anonymising: createAnonymise(written),
      checkCustomers,
      customerFiles: createCustomerFiles(shared),
      importCustomers: createImportCustomers({ ...written, checkCustomers }),
      failedCustomers: createFailedCustomers({ ...shared, checkCustomers }),
      customersWhole: createCustomersWhole(shared),
    };
  },
  jobs: (_infra, { customerSums }) => customerSums.work(),
  hourly: ({ customerFiles }) => customerFiles.removeExpired(),
  jobKinds: (services) => [...customerJobKinds(services), ...customerFileJobKinds(services)],
  // What staff keep of them goes with the account (migrations/0260_customers.sql); files that may name them go with it, too.
  personalData: ({ customerRecords, customerFiles }) => [
    {
      read: async ({ id }) => ({ kept_by_staff: await customerRecords.readPersonal(id) }),
      erase: (trx, { id, email }) => customerFiles.forget(trx, { id, email }),
      removeFiles: () => customerFiles.removeExpired(),
    },
  ],
  fixedRetention: [{ name: 'import_files', days: FILES_KEPT_DAYS }],
  web: async () => {
    const { customersRoutes } = await import('./customers.routes');
    const { customerFilesRoutes } = await import('./files/check/customer-files.routes');
    const { customerFileSchemas } = await import('./files/check/customer-files.schemas');
    const { customerGroupsRoutes } = await import('./groups/customer-groups.routes');
    const { customerGroupsSchemas } = await import('./groups/customer-groups.schemas');
    const { customerListRoutes } = await import('./list/customer-list.routes');
    const { customerListSchemas } = await import('./list/customer-list.schemas');
    const { customerSchemas } = await import('./record/customer.schemas');
    return {
      schemas: [...customerListSchemas, ...customerSchemas, ...customerGroupsSchemas, ...customerFileSchemas],
      routes: [customerListRoutes, customersRoutes, customerGroupsRoutes],
      uploadRoutes: [customerFilesRoutes],
    };
  },
});
