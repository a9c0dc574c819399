import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { MailService } from '../mail/mail.service';
import type { UsersService } from '../users/users.service';
import { createInquiriesService } from './inquiries.service';

interface Needs {
  users: UsersService;
  mail: MailService;
}

/** Messages to the shop. */
export const inquiriesModule = defineModule({
  name: 'inquiries',
  services: (infra: Infra, needs: Needs) => ({ inquiries: createInquiriesService({ ...infra, ...needs }) }),
  hourly: ({ inquiries }) => inquiries.removeOld(),
  personalData: ({ inquiries }) => [
    {
      read: async ({ id }) => ({ inquiries: await inquiries.listOf(id) }),
      erase: (trx, { id }) => inquiries.forget(trx, id),
    },
  ],
  web: async () => {
    const { inquiriesRoutes } = await import('./inquiries.routes');
    const { inquiriesSchemas } = await import('./inquiries.schemas');
    return { schemas: inquiriesSchemas, routes: [inquiriesRoutes] };
  },
});
