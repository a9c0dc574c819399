import type { AdminCustomerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { customersMessages } from '../../messages/customers/customers';
import { DataTable } from '../../table/data-table';
import { useSelection } from '../../table/use-selection';
import { CustomersBulk } from './bulk/customers-bulk';
import { customerColumns } from './customer-columns';
import { PAGE_SIZE, customerList, type CustomersState } from './customers.model';

/** The table of customers with its paging, what can be done with many at once, and its empty states. */
export function CustomersList({ state, list, stale, now, locale }: ShownList<CustomersState, AdminCustomerList>) {
  const text = useMessages(customersMessages);
  const selection = useSelection(list?.items.map(({ id }) => id) ?? []);
  if (list?.items.length === 0 && !stale) return <NoMatch spec={customerList} state={state} text={text} />;
  return (
    <>
      <DataTable
        caption={text.title}
        columns={customerColumns({ now, locale })}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name || text.nameless}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(customerList, fromStart(state, { sort })) }}
        selection={selection}
      />
      {list && <ListPager spec={customerList} state={state} list={list} locale={locale} />}
      {list && <CustomersBulk selection={selection} state={state} list={list} locale={locale} />}
    </>
  );
}
