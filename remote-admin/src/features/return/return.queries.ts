import { api } from '@tessera/shared/client';
import type { AdminReturn, RefundPreview } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One return by its id. */
export function returnQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'return', id],
    queryFn: ({ signal }) => api.get<AdminReturn>(`admin/returns/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });
}

/** What its refund would come to; the one before stays until it is known. @param body.amount minor units */
export function refundPreviewQuery({ id, version }: AdminReturn, body: { delivery: boolean; amount?: number }) {
  return queryOptions({
    queryKey: ['admin', 'return', id, 'refund-preview', version, body],
    queryFn: ({ signal }) => api.post<RefundPreview>(`admin/returns/${id}/refund-preview`, { json: body, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
