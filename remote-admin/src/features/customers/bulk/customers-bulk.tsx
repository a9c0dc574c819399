import { useMessages } from '@tessera/shared/i18n';
import { BulkJobs } from '../../../jobs/choosing/bulk-jobs';
import type { BulkProps } from '../../../list-page/list-table';
import { customersMessages } from '../../../messages/customers/customers';
import type { CustomersState } from '../customers.model';
import { filterOf } from '../customers.queries';
import { BULK_ACTIONS } from './bulk-actions';

const importDialog = () => import(/* webpackChunkName: "customers-dialogs" */ './bulk-dialog');

/** What can be done with the chosen customers; it goes on by itself. */
export function CustomersBulk({ state, ...rows }: BulkProps<CustomersState>) {
  const { bulk } = useMessages(customersMessages);
  const menu = { right: 'customers.write', actions: BULK_ACTIONS, labels: bulk } as const;
  return <BulkJobs {...rows} {...menu} filter={filterOf(state)} importDialog={importDialog} />;
}
