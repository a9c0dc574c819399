import type { PaymentProvider } from './provider';

const BY_HAND = ['bank-transfer', 'cash-on-delivery', 'cash'] as const;

/** Whether only staff know when money by this method has come. */
export const isByHand = (method: string): method is (typeof BY_HAND)[number] => BY_HAND.some((one) => one === method);

/**
 * Money that comes by other ways: in cash at the door, or by bank transfer. Nobody is asked; staff say when it has
 * come, and carry back by hand what is refunded.
 * @param promised the shop counts on it from the start (cash at the door)
 */
export function createByHandProvider(promised: boolean): PaymentProvider {
  const nothing = () => Promise.resolve({ facts: [] });
  return {
    authorise: ({ amount }) => Promise.resolve({ facts: promised ? [{ kind: 'authorised' as const, amount }] : [] }),
    capture: nothing,
    cancel: () => Promise.resolve({ facts: [{ kind: 'cancelled' as const }] }),
    refund: (_payment, { key, amount }) => Promise.resolve({ facts: [{ kind: 'refunded' as const, key, amount }] }),
    fetch: nothing,
  };
}
