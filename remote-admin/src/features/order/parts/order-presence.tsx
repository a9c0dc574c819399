import { api } from '@tessera/shared/client';
import type { Presence } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { useEffect } from 'react';
import { useStaffNews } from '../../../live/use-staff-news';
import { orderMessages } from '../../../messages/orders/order';
import rows from '../../../page/rows.module.css';

/** The API believes it for 60 s. */
const SAY_AGAIN_MS = 20_000;

/** Says that one looks at an order, while its page is on show, and asks who else does. */
const presenceQuery = (order_id: string) =>
  queryOptions({
    queryKey: ['admin', 'presence', order_id],
    queryFn: ({ signal }) => api.put<Presence>(`admin/orders/${order_id}/presence`, { signal }),
    refetchInterval: SAY_AGAIN_MS,
    gcTime: 0,
    meta: { personal: true },
  });

/** Who else of the staff has this order open; nothing while nobody has, or it cannot be known. */
export function OrderPresence({ id }: { id: string }) {
  const text = useMessages(orderMessages);
  const { data, refetch } = useQuery(presenceQuery(id));
  useStaffNews(
    (news) => news.type === 'present' && news.id === id,
    () => void refetch(),
  );
  useEffect(
    () => () => {
      // What is not said is over in a minute all the same.
      void api.delete(`admin/orders/${id}/presence`).catch(() => undefined);
    },
    [id],
  );
  const names = data?.others.map(({ first_name, last_name }) => `${first_name} ${last_name}`) ?? [];
  return (
    <div role="status">
      {names.length > 0 && (
        <p className={rows.Present}>
          <Icon name="eye" size={16} />
          {text.alsoHere(names, names.length)}
        </p>
      )}
    </div>
  );
}
