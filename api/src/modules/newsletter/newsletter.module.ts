import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { MailService } from '../mail/mail.service';
import { createNewsletterService } from './newsletter.service';

interface Needs {
  mail: MailService;
}

/** Who asked for the shop's letters. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  services: (infra: Infra, needs: Needs) => ({ newsletter: createNewsletterService({ ...infra, ...needs }) }),
  hourly: ({ newsletter }) => newsletter.removeExpired(),
  personalData: ({ newsletter }) => [
    {
      read: async (person) => ({ newsletter: await newsletter.read(person) }),
      erase: (trx, person) => newsletter.forget(trx, person),
    },
  ],
  web: async () => {
    const { newsletterRoutes } = await import('./newsletter.routes');
    return { routes: [newsletterRoutes] };
  },
});
