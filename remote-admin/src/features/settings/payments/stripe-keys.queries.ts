import { api } from '@tessera/shared/client';
import type { StripeKeysState } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

export const KEY_NAMES = ['secret_key', 'publishable_key', 'webhook_secret'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** By which keys cards are taken; the keys themselves are never told. */
export function stripeKeysQuery() {
  return queryOptions({
    queryKey: ['admin', 'stripe-keys'],
    queryFn: ({ signal }) => api.get<StripeKeysState>('admin/stripe-keys', { signal }),
    meta: { personal: true },
  });
}

/** Refused when Stripe does not know them, or somebody changed them since this version. */
export const saveStripeKeys = (keys: Record<KeyName, string>, version: number) =>
  api.put<StripeKeysState>('admin/stripe-keys', { json: { ...keys, version } });

export const removeStripeKeys = (version: number) =>
  api.delete<StripeKeysState>('admin/stripe-keys', { searchParams: { version } });
