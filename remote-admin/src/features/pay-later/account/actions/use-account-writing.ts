import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import type { RecordWriting } from '../../../../form/use-record-write';
import { ACCOUNTS_KEY } from '../../accounts.queries';
import { accountQuery } from '../account.queries';

export interface AccountWrite {
  /** below the account's address */
  path: string;
  body: Record<string, unknown>;
}

/** How an account is written to: with the version that is on show. */
export function useAccountWriting({
  id,
  version,
}: AdminPayLaterRecord): RecordWriting<AccountWrite, AdminPayLaterRecord> {
  const client = useQueryClient();
  return {
    writeOf: ({ path, body }) => ({ path: `pay-later/${id}/${path}`, json: { ...body, version } }),
    staleCodes: ['pay_later.stale', 'pay_later.open_changed', 'pay_later.not_so_much_open', 'pay_later.not_waiting'],
    readAgain: () => client.fetchQuery(accountQuery(id)),
    onSaved: (saved) => {
      client.setQueryData(accountQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ACCOUNTS_KEY });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
      void client.invalidateQueries({ queryKey: ['admin', 'customer'] });
    },
  };
}
