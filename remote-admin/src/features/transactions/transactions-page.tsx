import type { AdminTransactionList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { staffPage } from '../../guard/staff-page';
import { ListPage } from '../../list-page/list-page';
import { ListTable } from '../../list-page/list-table';
import { ListTools } from '../../list-page/list-tools';
import { useListExport } from '../../list-page/use-list-export';
import { FilterChips } from '../../list/filter-chips';
import { searchParamsOf } from '../../list/list-address';
import type { ShownList } from '../../list/shown-list';
import { ExportButton } from '../../list/toolbar/export-button';
import { useListState } from '../../list/use-list-state';
import { transactionsMessages } from '../../messages/transactions/transactions';
import { adminPaths } from '../../paths';
import { ListViews } from '../../views/list-views';
import { transactionColumns } from './transaction-columns';
import { TransactionSums } from './transaction-sums';
import { BUILT_IN_VIEWS, filterChips, transactionList, type TransactionsState } from './transactions.model';
import { exportTransactions, transactionsQuery } from './transactions.queries';

const importFilters = () => import(/* webpackChunkName: "transactions-filters" */ './transactions-filters');

/** The table of money in and out. */
function TransactionsTable(shown: ShownList<TransactionsState, AdminTransactionList>) {
  const text = useMessages(transactionsMessages);
  return (
    <ListTable
      {...shown}
      spec={transactionList}
      text={text}
      caption={text.title}
      columns={transactionColumns(shown)}
      nameOf={({ kind, order_number }) => `${text.kinds[kind]} ${order_number}`}
    />
  );
}

function TransactionsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(transactionsMessages);
  const locale = useLocale();
  const { state, tools, hrefFor } = useListState(transactionList);
  const result = useQuery({ ...transactionsQuery(state), enabled });
  const isLarge = result.data?.total_is_exact === false;
  const atOnce = () => exportTransactions(state);
  const onExport = useListExport({ list: 'transactions', filter: searchParamsOf(state), isLarge, atOnce });
  return (
    <ListPage
      words={{ title: text.title, what: text.theTransactions, counted: text.count }}
      actions={
        <>
          <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.reconciliations()}>
            {text.toReconciliations}
          </ButtonLink>
          <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.closing()}>
            {text.toClosing}
          </ButtonLink>
        </>
      }
      result={result}
      rows={(shown) => <TransactionsTable {...shown} state={state} />}
    >
      <ListViews
        spec={transactionList}
        state={state}
        enabled={enabled}
        list="transactions"
        views={BUILT_IN_VIEWS}
        text={text.views}
      />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined}>
        <ExportButton list="transactions" onExport={onExport} />
      </ListTools>
      <FilterChips chips={filterChips(state, locale)} clearHref={hrefFor({ filters: {} })} />
      <TransactionSums state={state} locale={locale} enabled={enabled} />
    </ListPage>
  );
}

/** /admin/transactions: money in and out; search, filters, order and page live in the address. */
export const Page = staffPage(TransactionsScreen);
