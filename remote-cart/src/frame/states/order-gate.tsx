import { ApiError } from '@tessera/shared/client';
import type { ReactNode } from 'react';
import { DataGate } from './data-gate';
import { OrderSkeleton } from './order-skeleton';
import type { DataGateProps } from '@tessera/shared/components';

interface OrderGateProps<Data> extends Pick<DataGateProps<Data>, 'query' | 'children'> {
  text: { pageTitle: string; loading: string; failure: string };
  /** the statuses that say that there is none, or none any more */
  gone: readonly number[];
  /** what is said then */
  absent: ReactNode;
}

/** Waits for an order of which the address may be wrong or old. */
export function OrderGate<Data>({ query, text, gone, absent, children }: OrderGateProps<Data>) {
  if (query.error instanceof ApiError && gone.includes(query.error.status)) return absent;
  const skeleton = <OrderSkeleton title={text.pageTitle} label={text.loading} />;
  return (
    <DataGate query={query} failure={text.failure} skeleton={skeleton}>
      {children}
    </DataGate>
  );
}
