import { api } from '@tessera/shared/client';
import type { DraftCustomerList, OrderDraft, OrderDraftList, PlanOffers } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const meta = { personal: true };

/** Drafts, last changed first. @param after the id of the last one of the page before */
export function draftsQuery(after: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'order-drafts', after ?? ''],
    queryFn: ({ signal }) =>
      api.get<OrderDraftList>('admin/order-drafts', { searchParams: after === undefined ? {} : { after }, signal }),
    meta,
  });
}

/** One draft, with what it costs now. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order-draft', id],
    queryFn: ({ signal }) => api.get<OrderDraft>(`admin/order-drafts/${encodeURIComponent(id)}`, { signal }),
    meta,
  });
}

/** What an amount (minor units) comes to by every plan that takes it, bought today. */
export function plansQuery(amount: number) {
  return queryOptions({
    queryKey: ['admin', 'pay-later-plans', amount],
    queryFn: ({ signal }) => api.get<PlanOffers>('pay-later/plans', { searchParams: { amount }, signal }),
    meta,
  });
}

/** Accounts by the beginning of an address or a name. */
export function customersQuery(search: string) {
  return queryOptions({
    queryKey: ['admin', 'draft-customers', search],
    queryFn: ({ signal }) =>
      api.get<DraftCustomerList>('admin/order-drafts/customers', { searchParams: { search }, signal }),
    enabled: search !== '',
    placeholderData: (previous) => previous,
    meta,
  });
}
