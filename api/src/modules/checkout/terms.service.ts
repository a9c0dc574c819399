import { DEFAULT_LANGUAGE } from '../../core/languages';
import type { Infra } from '../../infra';
import type { DeliveryService } from '../delivery/delivery.service';
import { createOrderSettingsService } from '../orders/views/order-settings.service';
import type { StoreService } from '../store/store.service';
import type { CheckoutPayments } from './checkout-payments.port';
import type { CheckoutTermsView } from './checkout.schemas';

export interface TermsDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
  delivery: Pick<DeliveryService, 'get'>;
  payments: CheckoutPayments;
}

export type TermsService = ReturnType<typeof createTermsService>;

/** What holds for every order, said before there is one. */
export function createTermsService({ db, store, delivery, payments }: TermsDeps) {
  const settings = createOrderSettingsService();

  return {
    /** Delivery, returns and ways to pay as they are set now. */
    async get(): Promise<CheckoutTermsView> {
      const [currency, deliveries, { return_days }, offersFor] = await Promise.all([
        store.getCurrency(),
        delivery.get(),
        settings.get(db),
        payments.methodsFor(db, null),
      ]);
      // of any sum and country: what may be in the way of one is said at the checkout
      const offers = await offersFor({ currency, total: 0, country: null, plan: null, language: DEFAULT_LANGUAGE });
      return {
        delivery: deliveries.usualTerms(),
        return_days,
        payment_methods: offers.map(({ code }) => code),
      };
    },
  };
}
