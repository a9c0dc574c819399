import { api } from '@tessera/shared/client';
import type { AdminOrder, PaymentLinkList } from '@tessera/shared/contract';
import { lateComponent } from '@tessera/shared/late';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { Suspense } from 'react';

/**
 * Links to pay an order; read anew with each state of it, because what is owed goes with that. Those before stay until then:
 * a link that was just made is shown once.
 */
const linksQuery = ({ id, version }: AdminOrder) =>
  queryOptions({
    queryKey: ['admin', 'order', id, 'payment-links', version],
    queryFn: ({ signal }) => api.get<PaymentLinkList>(`admin/orders/${id}/payment-links`, { signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });

const importLinks = () => import(/* webpackChunkName: "payment-links" */ './payment-links');
const PaymentLinks = lateComponent(importLinks);

/** Links by which the customer pays without an account, where something is owed or there were some. */
export function OrderLinks({ order, reason }: { order: AdminOrder; reason: string | undefined }) {
  const { data } = useQuery(linksQuery(order));
  if (!data || (data.owed === 0 && data.items.length === 0)) return null;
  return (
    <Suspense>
      <PaymentLinks order={order} list={data} reason={reason} />
    </Suspense>
  );
}
