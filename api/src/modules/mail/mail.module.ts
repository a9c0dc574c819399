import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { StoreService } from '../store/store.service';
import { createMailService } from './mail.service';

interface Needs {
  store: StoreService;
}

/** Mails, queued and sent. The worker's sending begins with what tells of orders (order-mails), which wakes it. */
export const mailModule = defineModule({
  name: 'mail',
  services: (infra: Infra, needs: Needs) => ({ mail: createMailService({ ...infra, ...needs }) }),
  hourly: ({ mail }) => mail.removeOld(),
  personalData: ({ mail }) => [
    {
      // An address that is not confirmed may be somebody else's, and the mails that went there with it.
      read: async ({ email, email_verified }) => ({ mails: email_verified ? await mail.listTo(email) : [] }),
      erase: (trx, { email }) => mail.removeTo(trx, email),
    },
  ],
  web: async () => ({ routes: [(await import('./mail-preview.routes')).mailPreviewRoutes] }),
});
