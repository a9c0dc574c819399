import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createStripeKeys } from './stripe-keys.service';

/** The keys by which the shop takes cards, before everything that asks whether it does. Staff set them with payments. */
export const stripeKeysModule = defineModule({
  name: 'stripe-keys',
  services: (infra: Infra) => ({ stripeKeys: createStripeKeys(infra) }),
});
