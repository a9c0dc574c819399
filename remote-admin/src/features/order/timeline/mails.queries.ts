import { api } from '@tessera/shared/client';
import type { AdminOrder, OrderMailList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** While one of them is not sent yet they are looked at again: about so often at most, and so far apart, in milliseconds. */
const LOOKS = 10;
export const BETWEEN_LOOKS = 2_000;

/** The mails of an order; read anew with each thing that happens to it, and until what it is told by is sent. */
export const mailsQuery = ({ id, timeline }: Pick<AdminOrder, 'id' | 'timeline'>) =>
  queryOptions({
    queryKey: ['admin', 'order', id, 'mails', timeline.length],
    queryFn: ({ signal }) => api.get<OrderMailList>(`admin/orders/${id}/mails`, { signal }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < LOOKS && data?.items.some(({ written_at }) => written_at === null) ? BETWEEN_LOOKS : false,
    meta: { personal: true },
  });
