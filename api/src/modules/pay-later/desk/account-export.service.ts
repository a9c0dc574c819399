import { createListFile } from '../../../framework/lists/list-file';
import type { Infra } from '../../../infra';
import { csvAmount } from '../../../presenters/formats/csv';
import type { CsvCell } from '../../../presenters/formats/csv';
import type { AdminPayLaterFilters } from '../../../schemas/filters/pay-later-filter';
import type { StoreService } from '../../store/store.service';
import type { PayLaterService } from '../accounts/pay-later.service';
import { accountListRepository as repository } from './account-list.repository';
import type { ListedAccount } from './account-list.repository';
import { toAccountFilter } from './account-list.service';
import type { AdminPayLaterAccountView } from './account.schemas';
import type { PresentAccount } from './present-account.service';

export interface AccountExportDeps extends Pick<Infra, 'db'> {
  payLater: Pick<PayLaterService, 'today'>;
  presentAccount: PresentAccount;
  store: Pick<StoreService, 'getCurrency'>;
}

export type AccountExportService = ReturnType<typeof createAccountExport>;

const COLUMNS = [
  'name',
  'email',
  'state',
  'currency',
  'limit',
  'used',
  'overdue',
  'next_due_on',
  'overdue_days',
  'applied_at',
  'id',
] as const;

/** Pay-later accounts as a file for spreadsheets. */
export const createAccountExport = ({ db, payLater, presentAccount, store }: AccountExportDeps) =>
  createListFile(db, {
    columns: COLUMNS,
    sort: '-applied_at',
    toFilter: async (_handle, asked: AdminPayLaterFilters) => toAccountFilter(asked, await payLater.today()),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.expect(handle, filter),
    list: (filter, window, walked) => repository.listPart(db, filter, window, walked),
    async toCells(rows: ListedAccount[]) {
      const currency = await store.getCurrency();
      return (await presentAccount.all(rows)).map((account) => cellsOf(account, currency));
    },
  });

const cellsOf = (account: AdminPayLaterAccountView, currency: string): CsvCell[] => [
  account.name,
  account.email,
  account.state,
  currency,
  csvAmount(account.limit, currency),
  csvAmount(account.used, currency),
  csvAmount(account.overdue, currency),
  account.next_due_on ?? '',
  account.overdue_days,
  account.application?.created_at ?? '',
  account.id,
];
