import type { CustomerGroup } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useState } from 'react';
import { useLateDialog } from '../../form/use-late-dialog';
import { useStartJob } from '../../jobs/use-start-job';
import { ExportButton } from '../../list/toolbar/export-button';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { customersMessages } from '../../messages/customers/customers';
import { CustomersFilters } from './customers-filters';
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

/** Search, filters, groups and export of the list. */
export function CustomersTools(props: CustomersToolsProps) {
  const { state, currency, locale, groups, isLarge, onSearch, onShow } = props;
  const text = useMessages(customersMessages);
  const [isOpen, setOpen] = useState(false);
  const started = useStartJob('customers');
  const { Dialog: Groups, opened, open, close } = useLateDialog<'groups', GroupsDialogProps>(importGroups);

  async function handleExport(): Promise<string | undefined> {
    if (!isLarge) return exportCustomers(state);
    await started.mutateAsync({ kind: 'customers.export', parameters: { filter: filterOf(state) } });
    return undefined;
  }

  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
      <Button variant="secondary" size="sm" onClick={() => void open('groups')}>
        {text.groups.manage}
      </Button>
      <ExportButton list="customers" onExport={handleExport} />
      <CustomersFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        state={state}
        currency={currency}
        locale={locale}
        groups={groups}
        onApply={(change) => {
          setOpen(false);
          onShow(change);
        }}
      />
      {Groups && opened && <Groups key={opened.count} open={opened.isOpen} locale={locale} onClose={close} />}
    </Toolbar>
  );
}
