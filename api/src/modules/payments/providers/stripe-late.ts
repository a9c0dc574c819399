import type { StripeConfig } from '../../../core/config';
import type { PaymentProvider } from './provider';

/**
 * Cards by Stripe, whose SDK of 219 files (about 10 MiB of memory once loaded) comes with the first call: a shop that
 * takes no cards never pays for it, and none does at its start.
 */
export function createLateStripeProvider(config: StripeConfig): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const provider = () =>
    (loading ??= import('./stripe').then(({ createStripeProvider }) => createStripeProvider(config)));

  return {
    authorise: async (...call) => (await provider()).authorise(...call),
    capture: async (...call) => (await provider()).capture(...call),
    cancel: async (...call) => (await provider()).cancel(...call),
    refund: async (...call) => (await provider()).refund(...call),
    fetch: async (...call) => (await provider()).fetch(...call),
    readWebhook: async (...call) => (await (await provider()).readWebhook?.(...call)) ?? null,
  };
}
