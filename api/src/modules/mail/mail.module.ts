import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import type { LimitsService } from '../limits/limits.service';
import type { StoreService } from '../store/store.service';
import { createMailService } from './mail.service';
import { createMailTexts } from './mail-texts.service';

interface Needs {
  audit: AuditService;
  limits: LimitsService;
  store: StoreService;
}

/** Mails, queued and sent. The worker's sending begins with what tells of orders (order-mails), which wakes it. */
export const mailModule = defineModule({
  name: 'mail',
  services: (infra: Infra, needs: Needs) => {
    const mail = createMailService({ ...infra, ...needs });
    return { mail, mailTexts: createMailTexts({ ...infra, ...needs, mail }) };
  },
  hourly: ({ mail }) => mail.giveUp(),
  retention: (infra) => [
    retainRows(infra, {
      name: 'mails',
      days: { usual: 30, least: 7, most: 365 },
      table: 'mails',
      old: (before) => sql`settled_at < ${before}`,
    }),
  ],
  personalData: ({ mail }) => [
    {
      // An address that is not confirmed may be somebody else's, and the mails that went there with it.
      read: async ({ email, email_verified }) => ({ mails: email_verified ? await mail.listTo(email) : [] }),
      erase: (trx, { email }) => mail.removeTo(trx, email),
    },
  ],
  web: async () => {
    const { mailPreviewRoutes } = await import('./mail-preview.routes');
    const { mailTextsRoutes } = await import('./mail-texts.routes');
    const { mailTextsSchemas } = await import('./texts/mail-texts.schemas');
    return { schemas: mailTextsSchemas, routes: [mailPreviewRoutes, mailTextsRoutes] };
  },
});
