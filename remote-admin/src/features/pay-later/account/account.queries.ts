import { api } from '@tessera/shared/client';
import type { AdminPayLaterRecord, PayLaterEntries } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One account, whole. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'pay-later-account', id],
    queryFn: ({ signal }) => api.get<AdminPayLaterRecord>(`admin/pay-later/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });

/** A part of its ledger, the latest first. @param after where the part before ended; '' for the first one */
export const entriesQuery = (id: string, version: number, after: string) =>
  queryOptions({
    queryKey: ['admin', 'pay-later-account', id, 'entries', version, after],
    queryFn: ({ signal }) =>
      api.get<PayLaterEntries>(`admin/pay-later/${id}/entries`, { searchParams: after ? { after } : {}, signal }),
    meta: { personal: true },
  });
