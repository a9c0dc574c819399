import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createPayByLink } from './pay-by-link.service';
import type { PayByLinkDeps } from './pay-by-link.service';
import { createPaymentLinks } from './payment-links.service';
import type { PaymentLinksDeps } from './payment-links.service';

type Needs = Omit<PaymentLinksDeps & PayByLinkDeps, keyof Infra>;

/** Links by which orders are paid without an account. */
export const paymentLinksModule = defineModule({
  name: 'payment-links',
  services: (infra: Infra, needs: Needs) => ({
    paymentLinks: createPaymentLinks({ ...needs, ...infra }),
    payByLink: createPayByLink({ ...needs, ...infra }),
  }),
  // The order's export says all that there is of it: an address of theirs, and that a link went there.
  personalData: ({ paymentLinks }) => [
    { read: () => Promise.resolve({}), erase: (trx, person) => paymentLinks.forget(trx, person) },
  ],
  web: async () => {
    const { paymentLinksRoutes } = await import('./payment-links.routes');
    const { paymentLinksSchemas } = await import('./payment-links.schemas');
    return { schemas: paymentLinksSchemas, routes: [paymentLinksRoutes] };
  },
});
