import { api } from '@tessera/shared/client';
import type { AdminPayLaterList, PayLaterAgeing, PayLaterRequests } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { askForCsv, listQuery } from '../../list-page/list.queries';
import { searchParamsOf } from '../../list/list-address';
import type { AccountsState } from './accounts.model';

/** Of every list of accounts, and of what is summed over them. */
export const ACCOUNTS_KEY = ['admin', 'pay-later'] as const;

/** One page of accounts. */
export const accountsQuery = (state: AccountsState) => listQuery<AdminPayLaterList>('pay-later', state);

/** The address of a file of all accounts which the list's filter shows. */
export const exportAccounts = (state: AccountsState): Promise<string> =>
  askForCsv('pay-later/downloads', { filter: searchParamsOf(state) });

/** What is overdue, by for how long. */
export const ageingQuery = () =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'ageing'],
    queryFn: ({ signal }) => api.get<PayLaterAgeing>('admin/pay-later/ageing', { signal }),
    meta: { personal: true },
  });

/** What waits for a second person. */
export const requestsQuery = () =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'requests'],
    queryFn: ({ signal }) => api.get<PayLaterRequests>('admin/pay-later/requests', { signal }),
    meta: { personal: true },
  });
