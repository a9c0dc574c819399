import type { AdminCustomerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { customersMessages } from '../../messages/customers/customers';
import { CustomersBulk } from './bulk/customers-bulk';
import { customerColumns } from './customer-columns';
import { customerList, type CustomersState } from './customers.model';

/** The table of customers, and what can be done with many at once. */
export function CustomersList(shown: ShownList<CustomersState, AdminCustomerList>) {
  const text = useMessages(customersMessages);
  return (
    <ListTable
      {...shown}
      spec={customerList}
      text={text}
      caption={text.title}
      columns={customerColumns(shown)}
      nameOf={({ name }) => name || text.nameless}
      Bulk={CustomersBulk}
    />
  );
}
