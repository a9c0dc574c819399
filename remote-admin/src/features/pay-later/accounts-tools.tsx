import { useMessages } from '@tessera/shared/i18n';
import type { ListControls } from '../../list/use-list-state';
import { ListTools } from '../../list-page/list-tools';
import { ExportButton } from '../../list/toolbar/export-button';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import type { AccountFilter } from './accounts.model';
import { exportAccounts } from './accounts.queries';

const importFilters = () => import(/* webpackChunkName: "pay-later-filters" */ './accounts-filters');

/** Search, filters and export of the list. */
export function AccountsTools(list: ListControls<AccountFilter>) {
  const { search } = useMessages(payLaterMessages);
  return (
    <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined}>
      <ExportButton list="pay-later" onExport={() => exportAccounts(list.state)} />
    </ListTools>
  );
}
