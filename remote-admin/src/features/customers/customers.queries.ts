import { api } from '@tessera/shared/client';
import type { AdminCustomerList, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { searchParamsOf } from '../../list/list-address';
import { PAGE_SIZE, type CustomersState } from './customers.model';

/** One page of customers; while the next one is on its way the last one stays. */
export function customersQuery(state: CustomersState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', 'customers', question],
    queryFn: ({ signal }) => api.get<AdminCustomerList>('admin/customers', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all customers which the list's filter shows, as CSV; it is good once and for a minute. */
export async function exportCustomers(state: CustomersState): Promise<string> {
  const { url } = await api.post<Download>('admin/customers/downloads', { json: { filter: filterOf(state) } });
  return url;
}

const NUMBERS = ['orders_from', 'orders_to', 'spent_from', 'spent_to'];

/** The list's question in the types of JSON. */
export function filterOf(state: CustomersState): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(searchParamsOf(state)).map(([name, value]) => {
      if (NUMBERS.includes(name)) return [name, Number(value)];
      return [name, name === 'newsletter' ? value === 'true' : value];
    }),
  );
}
