import { useMessages } from '@tessera/shared/i18n';
import { ListTools } from '../../list-page/list-tools';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import type { AccountsState } from './accounts.model';

interface AccountsToolsProps {
  state: AccountsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<AccountsState>) => void;
}

const importFilters = () => import(/* webpackChunkName: "pay-later-filters" */ './accounts-filters');

/** Search and filters of the list. */
export function AccountsTools(list: AccountsToolsProps) {
  const { search } = useMessages(payLaterMessages);
  return <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined} />;
}
