import { api } from '@tessera/shared/client';
import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One gift card, whole. */
export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'gift-card', id],
    queryFn: ({ signal }) => api.get<AdminGiftCardRecord>(`admin/gift-cards/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });
