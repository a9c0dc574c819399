import { ApiError, api } from '@tessera/shared/client';
import type { AdminOrder } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { useRef } from 'react';
import { newKey } from '../../../controls/new-key';
import { orderQuery } from '../order.queries';

export interface OrderWrite {
  method?: 'post' | 'put';
  /** below admin/ */
  path: string;
  body?: Record<string, unknown>;
  /** false: it does no harm to an order that has changed meanwhile, so the version is not sent */
  versioned?: boolean;
}

const STALE = 'orders.stale';

/**
 * Writes to an order: with the version that is on show, and with one Idempotency-Key for as long as the same is sent again.
 * Where somebody was faster the order is read anew, so that the page shows what has changed; the failure stays for the form.
 * @param onDone the order as it is after it
 */
export function useOrderWrite(order: AdminOrder, onDone: (saved: AdminOrder) => void) {
  const client = useQueryClient();
  const { order: ref = '' } = useParams();
  const attempt = useRef({ text: '', key: '' });

  async function send({ method = 'post', path, body, versioned = true }: OrderWrite): Promise<AdminOrder> {
    const json = versioned ? { ...body, version: order.version } : (body ?? {});
    const text = `${path} ${JSON.stringify(json)}`;
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    try {
      return await api[method]<AdminOrder>(`admin/${path}`, { json, key: attempt.current.key });
    } catch (error) {
      if (error instanceof ApiError && error.code === STALE) await client.fetchQuery(orderQuery(ref));
      throw error;
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      // the same again is another one
      attempt.current = { text: '', key: '' };
      client.setQueryData(orderQuery(ref).queryKey, saved);
      onDone(saved);
    },
  });
}
