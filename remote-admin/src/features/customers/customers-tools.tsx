import type { CustomerGroup } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useLateDialog } from '../../form/use-late-dialog';
import { ListTools } from '../../list-page/list-tools';
import { useListExport } from '../../list-page/use-list-export';
import { ExportButton } from '../../list/toolbar/export-button';
import { customersMessages } from '../../messages/customers/customers';
import type { CustomersState } from './customers.model';
import { exportCustomers, filterOf } from './customers.queries';
import type { GroupsDialogProps } from './groups/groups-dialog';

interface CustomersToolsProps {
  state: CustomersState;
  currency: string;
  locale: string;
  groups: readonly CustomerGroup[];
  /** more match than are counted: the export goes on by itself */
  isLarge: boolean;
  onSearch: (search: string) => void;
  onShow: (change: Partial<CustomersState>) => void;
}

const importGroups = () => import(/* webpackChunkName: "customers-dialogs" */ './groups/groups-dialog');

const importFilters = () => import(/* webpackChunkName: "customers-dialogs" */ './customers-filters');

/** Search, filters, groups and export of the list. */
export function CustomersTools({ currency, groups, isLarge, ...list }: CustomersToolsProps) {
  const { state, locale } = list;
  const text = useMessages(customersMessages);
  const { Dialog: Groups, opened, open, close } = useLateDialog<'groups', GroupsDialogProps>(importGroups);
  const atOnce = () => exportCustomers(state);
  const onExport = useListExport({ list: 'customers', filter: filterOf(state), isLarge, atOnce });
  const context = { money: { currency, locale }, groups };
  return (
    <ListTools {...list} searchLabel={text.search} importFilters={importFilters} context={context}>
      <Button variant="secondary" size="sm" onClick={() => void open('groups')}>
        {text.groups.manage}
      </Button>
      <ExportButton list="customers" onExport={onExport} />
      {Groups && opened && <Groups key={opened.count} open={opened.isOpen} locale={locale} onClose={close} />}
    </ListTools>
  );
}
