import { api } from '@tessera/shared/client';
import type { DraftCustomerList, DraftVariantList, OrderDraft, OrderDraftList } from '@tessera/shared/contract';
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

/** Variants by words or SKU; those before stay until new ones are there. */
export function variantsQuery(search: string) {
  return queryOptions({
    queryKey: ['admin', 'draft-variants', search],
    queryFn: ({ signal }) =>
      api.get<DraftVariantList>('admin/order-drafts/variants', { searchParams: { search }, signal }),
    enabled: search !== '',
    placeholderData: (previous) => previous,
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
