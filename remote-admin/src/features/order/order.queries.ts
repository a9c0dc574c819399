import { api } from '@tessera/shared/client';
import type { AdminOrder, InvoiceLink, OrderEditPreview, RefundPreview } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { EditBody } from './model/edit.model';
import type { previewBody } from './model/refund.model';

/** One order; `ref` is its id or number. */
export function orderQuery(ref: string) {
  return queryOptions({
    queryKey: ['admin', 'order', ref],
    queryFn: ({ signal }) => api.get<AdminOrder>(`admin/orders/${encodeURIComponent(ref)}`, { signal }),
    meta: { personal: true },
  });
}

/** What a change of lines would come to; the one before stays until it is known. */
export function editPreviewQuery({ id, version }: AdminOrder, body: EditBody) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'edit-preview', version, body],
    queryFn: ({ signal }) => api.post<OrderEditPreview>(`admin/orders/${id}/edit-preview`, { json: body, signal }),
    placeholderData: (previous) => previous,
    retry: false,
    meta: { personal: true },
  });
}

/** What a refund would come to; the one before stays until it is known. */
export function refundPreviewQuery({ id, version }: AdminOrder, body: ReturnType<typeof previewBody>) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'refund-preview', version, body],
    queryFn: ({ signal }) => api.post<RefundPreview>(`admin/orders/${id}/refund-preview`, { json: body, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

const TRIES = 8;
const WAIT_MS = 1000;

/** An address that downloads an invoice or a credit note of an order; undefined where it is still being made after eight seconds. */
export async function documentLink(order: string, number: string): Promise<string | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await api.post<Partial<InvoiceLink>>(`orders/${encodeURIComponent(order)}/invoice-links`, {
      json: { number },
    });
    if (answer.url) return answer.url;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return undefined;
}
