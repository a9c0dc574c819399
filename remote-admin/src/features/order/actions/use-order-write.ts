import type { AdminOrder } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { useRecordWrite, type RecordWriting } from '../../../form/use-record-write';
import { orderQuery } from '../order.queries';

export interface OrderWrite {
  method?: 'post' | 'put';
  /** below admin/ */
  path: string;
  body?: Record<string, unknown>;
  /** false: it does no harm to an order that has changed meanwhile, so the version is not sent */
  versioned?: boolean;
}

/** How an order is written to: with the version that is on show. */
export function useOrderWriting({ version }: AdminOrder): RecordWriting<OrderWrite, AdminOrder> {
  const client = useQueryClient();
  const { order: ref = '' } = useParams();
  return {
    writeOf: ({ method, path, body, versioned = true }) => ({
      method,
      path,
      json: { ...body, ...(versioned && { version }) },
    }),
    staleCodes: ['orders.stale'],
    readAgain: () => client.fetchQuery(orderQuery(ref)),
    onSaved: (saved) => client.setQueryData(orderQuery(ref).queryKey, saved),
  };
}

/**
 * Writes to an order.
 * @param onDone the order as it is after it
 */
export function useOrderWrite(order: AdminOrder, onDone: (saved: AdminOrder, asked: OrderWrite) => void) {
  return useRecordWrite(useOrderWriting(order), onDone);
}
