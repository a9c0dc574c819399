import { useMessages } from '@tessera/shared/i18n';
import type { ListControls } from '../../list/use-list-state';
import { ListTools } from '../../list-page/list-tools';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import type { AccountFilter } from './accounts.model';

const importFilters = () => import(/* webpackChunkName: "pay-later-filters" */ './accounts-filters');

/** Search and filters of the list. */
export function AccountsTools(list: ListControls<AccountFilter>) {
  const { search } = useMessages(payLaterMessages);
  return <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined} />;
}
