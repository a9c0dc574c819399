import type { AdminPayLaterList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { accountColumns, ownerOf } from './account-columns';
import { accountList, type AccountsState } from './accounts.model';

/** The table of accounts. */
export function AccountsList(shown: ShownList<AccountsState, AdminPayLaterList>) {
  const text = useMessages(payLaterMessages);
  return (
    <ListTable
      {...shown}
      spec={accountList}
      text={text}
      caption={text.title}
      // before the rows are there nothing is formatted in it
      columns={accountColumns({ ...shown, currency: shown.list?.currency ?? 'USD' })}
      nameOf={ownerOf}
    />
  );
}
