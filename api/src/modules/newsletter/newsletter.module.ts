import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import { CONFIRM_DAYS, createNewsletterService } from './newsletter.service';
import { createSubscribers } from './subscribers/subscribers.service';

interface Needs {
  mail: MailService;
  audit: AuditService;
}

/** Who asked for the shop's letters. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  services: (infra: Infra, needs: Needs) => ({
    newsletter: createNewsletterService({ ...infra, ...needs }),
    subscribers: createSubscribers({ ...infra, ...needs }),
  }),
  hourly: ({ newsletter }) => newsletter.removeExpired(),
  personalData: ({ newsletter }) => [
    {
      read: async (person) => ({ newsletter: await newsletter.read(person) }),
      erase: (trx, person) => newsletter.forget(trx, person),
    },
  ],
  fixedRetention: [{ name: 'unconfirmed_newsletter', days: CONFIRM_DAYS }],
  web: async () => {
    const { newsletterRoutes } = await import('./newsletter.routes');
    const { subscribersRoutes } = await import('./subscribers/subscribers.routes');
    const { subscribersSchemas } = await import('./subscribers/subscribers.schemas');
    return { schemas: subscribersSchemas, routes: [newsletterRoutes, subscribersRoutes] };
  },
});
