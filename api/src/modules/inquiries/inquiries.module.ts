import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { StaffService } from '../staff/staff.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createInquiryList } from './answering/inquiry-list.service';
import { createInquiryRecords } from './answering/inquiry-records.service';
import { createInquiryWrites } from './answering/inquiry-writes.service';
import { createInquiriesService } from './inquiries.service';
import { createSavedAnswers } from './saved-answers/saved-answers.service';

interface Needs {
  users: UsersService;
  mail: MailService;
  audit: AuditService;
  staff: StaffService;
  staffNotices: StaffNoticesService;
  store: StoreService;
}

/** Messages to the shop, and what staff answer. */
export const inquiriesModule = defineModule({
  name: 'inquiries',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs };
    const inquiryRecords = createInquiryRecords(infra);
    return {
      inquiries: createInquiriesService(shared),
      inquiryList: createInquiryList(infra),
      inquiryRecords,
      savedAnswers: createSavedAnswers(shared),
      inquiryWrites: createInquiryWrites({ ...shared, inquiryRecords }),
    };
  },
  retention: (infra) => [
    retainRows(infra, {
      name: 'inquiries',
      days: { usual: 730, least: 30, most: 3650 },
      table: 'inquiries',
      old: (before) => sql`last_modified_at < ${before}`,
    }),
  ],
  personalData: ({ inquiries }) => [
    {
      read: async ({ id }) => ({ inquiries: await inquiries.listOf(id) }),
      erase: (trx, person) => inquiries.forget(trx, person),
    },
  ],
  web: async () => {
    const { inquiriesRoutes } = await import('./inquiries.routes');
    const { inquiriesSchemas } = await import('./inquiries.schemas');
    const { adminInquiriesRoutes } = await import('./answering/admin-inquiries.routes');
    const { adminInquiriesSchemas } = await import('./answering/admin-inquiries.schemas');
    const { savedAnswersRoutes } = await import('./saved-answers/saved-answers.routes');
    const { savedAnswersSchemas } = await import('./saved-answers/saved-answers.schemas');
    return {
      schemas: [...inquiriesSchemas, ...adminInquiriesSchemas, ...savedAnswersSchemas],
      routes: [inquiriesRoutes, adminInquiriesRoutes, savedAnswersRoutes],
    };
  },
});
