import type { AdminReturn } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import type { RecordWriting } from '../../../form/use-record-write';
import type { ReturnAction } from '../model/return.model';
import { returnQuery } from '../return.queries';

export interface ReturnWrite {
  /** the last part of its address */
  action: ReturnAction | 'notes';
  body: Record<string, unknown>;
  /** false: it does no harm to a return that has changed meanwhile, so the version is not sent */
  versioned?: boolean;
}

/** How a return is written to: a step is taken with the version that is on show. */
export function useReturnWriting({ id, version }: AdminReturn): RecordWriting<ReturnWrite, AdminReturn> {
  const client = useQueryClient();
  return {
    writeOf: ({ action, body, versioned = true }) => ({
      path: `returns/${id}/${action}`,
      json: { ...body, ...(versioned && { version }) },
    }),
    staleCodes: ['conflict', 'returns.wrong_state'],
    readAgain: () => client.fetchQuery(returnQuery(id)),
    onSaved: (saved) => {
      client.setQueryData(returnQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['admin', 'returns'] });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
    },
  };
}
