import { ApiError } from '@tessera/shared/client';
import type { CustomerGroupList } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { groupsQuery } from '../../../customers/groups.queries';

/**
 * Writes a group, and shows all of them as they are then; the list of customers is read anew, since it names them.
 * @param onDone is told what was asked for
 */
export function useGroupWrite<Asked>(
  send: (asked: Asked) => Promise<CustomerGroupList>,
  onDone?: (asked: Asked) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (saved, asked) => {
      client.setQueryData(groupsQuery().queryKey, saved);
      void client.invalidateQueries({ queryKey: ['admin', 'customers'] });
      void client.invalidateQueries({ queryKey: ['admin', 'customer'] });
      onDone?.(asked);
    },
    onError: (error) => {
      const isStale =
        error instanceof ApiError && ['customers.group_stale', 'customers.group_not_found'].includes(error.code);
      if (isStale) void client.invalidateQueries({ queryKey: groupsQuery().queryKey });
    },
  });
}
