import type { AdminCustomerList } from '@tessera/shared/contract';
import { askForCsv, jsonOf, listQuery } from '../../list-page/list.queries';
import type { CustomersState } from './customers.model';

/** One page of customers. */
export const customersQuery = (state: CustomersState) => listQuery<AdminCustomerList>('customers', state);

/** The list's question in the types of JSON. */
export const filterOf = (state: CustomersState) =>
  jsonOf(state, { numbers: ['orders_from', 'orders_to', 'spent_from', 'spent_to'], truths: ['newsletter'] });

/** The address of a file of all customers which the list's filter shows. */
export const exportCustomers = (state: CustomersState): Promise<string> =>
  askForCsv('customers/downloads', { filter: filterOf(state) });
