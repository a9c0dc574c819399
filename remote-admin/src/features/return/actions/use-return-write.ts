import { ApiError, api } from '@tessera/shared/client';
import type { AdminReturn } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useRef } from 'react';
import { newKey } from '../../../controls/new-key';
import type { ReturnAction } from '../model/return.model';
import { returnQuery } from '../return.queries';

export interface ReturnWrite {
  action: ReturnAction;
  body: Record<string, unknown>;
}

/** Somebody was faster. */
const STALE: readonly string[] = ['conflict', 'returns.wrong_state'];

/**
 * Takes a step of a return: with the version that is on show, and with one Idempotency-Key for as long as the same is sent
 * again. Where somebody was faster the return is read anew, so that the page shows what has changed; the failure stays for
 * the form.
 * @param onDone the return as it is after it
 */
export function useReturnWrite({ id, version }: AdminReturn, onDone: (saved: AdminReturn) => void) {
  const client = useQueryClient();
  const attempt = useRef({ text: '', key: '' });

  async function send({ action, body }: ReturnWrite): Promise<AdminReturn> {
    const json = { ...body, version };
    const text = `${action} ${JSON.stringify(json)}`;
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    try {
      return await api.post<AdminReturn>(`admin/returns/${id}/${action}`, { json, key: attempt.current.key });
    } catch (error) {
      if (error instanceof ApiError && STALE.includes(error.code)) await client.fetchQuery(returnQuery(id));
      throw error;
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      // the same again is another one
      attempt.current = { text: '', key: '' };
      client.setQueryData(returnQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['admin', 'returns'] });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
      onDone(saved);
    },
  });
}
