import { api } from '@tessera/shared/client';
import type { PaymentSettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { PaymentsBody } from './payments.model';

/** Which ways to pay are offered, and how. */
export function paymentSettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'payment-settings'],
    queryFn: ({ signal }) => api.get<PaymentSettings>('admin/payment-settings', { signal }),
    meta: { personal: true },
  });
}

/** Refused when somebody changed them since this version. Whoever saves has read what changes, and the warnings. */
export const savePayments = (body: PaymentsBody, version: number) =>
  api.put<PaymentSettings>('admin/payment-settings', { json: { ...body, version, confirmed: true } });
