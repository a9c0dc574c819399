import type { StripeConfig } from '../../../core/config';
import type { PaymentProvider } from './provider';

/**
 * Cards by Stripe, whose SDK of 219 files (about 10 MiB of memory once loaded) comes with the first call: a shop that
 * takes no cards never pays for it, and none does at its start. Other keys make another one.
 */
export function createLateStripeProvider(getKeys: () => Promise<StripeConfig | null>): PaymentProvider {
  let made: { by: StripeConfig; provider: PaymentProvider } | undefined;

  /** @throws Error while there are no keys: what is wanted of it is tried again until there are */
  async function provider(): Promise<PaymentProvider> {
    const keys = await getKeys();
    if (!keys) throw new Error('There are no keys of Stripe');
    const isSame = made?.by.secret_key === keys.secret_key && made.by.webhook_secret === keys.webhook_secret;
    if (!made || !isSame) {
      const { createStripeProvider } = await import('./stripe');
      made = { by: keys, provider: createStripeProvider(keys) };
    }
    return made.provider;
  }

  return {
    authorise: async (...call) => (await provider()).authorise(...call),
    capture: async (...call) => (await provider()).capture(...call),
    cancel: async (...call) => (await provider()).cancel(...call),
    refund: async (...call) => (await provider()).refund(...call),
    fetch: async (...call) => (await provider()).fetch(...call),
    readWebhook: async (...call) => (await (await provider()).readWebhook?.(...call)) ?? null,
  };
}
