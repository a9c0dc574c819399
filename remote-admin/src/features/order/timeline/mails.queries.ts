import { api } from '@tessera/shared/client';
import type { AdminOrder, OrderMailList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The mails of an order; read anew with each thing that happens to it. */
export const mailsQuery = ({ id, timeline }: Pick<AdminOrder, 'id' | 'timeline'>) =>
  queryOptions({
    queryKey: ['admin', 'order', id, 'mails', timeline.length],
    queryFn: ({ signal }) => api.get<OrderMailList>(`admin/orders/${id}/mails`, { signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
