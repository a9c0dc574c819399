import type { AdminCustomerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { groupsQuery } from '../../customers/groups.queries';
import { AdminGuard } from '../../guard/admin-guard';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { adminMessages } from '../../messages/admin';
import { customersMessages } from '../../messages/customers/customers';
import { listMessages } from '../../messages/lists';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { ListViews } from '../../views/list-views';
import { CustomersList } from './customers-list';
import { CustomersTools } from './customers-tools';
import { BUILT_IN_VIEWS, customerList } from './customers.model';
import { customersQuery } from './customers.queries';
import { filterChips } from './filter-chips.model';

/** What it is, and how many there are. */
function CustomersHead({ list, locale }: { list: AdminCustomerList | undefined; locale: string }) {
  const { dashboard } = useMessages(adminMessages);
  const text = useMessages(customersMessages);
  const words = useMessages(listMessages);
  const shown = list?.total.toLocaleString(locale) ?? '';
  return (
    <PageHead
      title={text.title}
      trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: text.title }]} linkAs={Link} />}
      count={list && text.count(list.total, list.total_is_exact ? shown : words.moreThan(shown))}
    />
  );
}

function CustomersScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(customersMessages);
  const { state, show, search, hrefFor } = useListState(customerList);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const groups = useQuery({ ...groupsQuery(), enabled }).data?.items ?? [];
  const customers = useQuery({ ...customersQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = customers;
  return (
    <Screen>
      <CustomersHead list={data} locale={locale} />
      <ListViews
        list="customers"
        spec={customerList}
        state={state}
        views={BUILT_IN_VIEWS}
        text={text.views}
        enabled={enabled}
      />
      <CustomersTools
        state={state}
        currency={currency}
        locale={locale}
        groups={groups}
        isLarge={data?.total_is_exact === false}
        onSearch={search}
        onShow={show}
      />
      <FilterChips chips={filterChips(state, { currency, locale, groups })} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theCustomers} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CustomersList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </Screen>
  );
}

/** /admin/customers: everybody with an account; search, filters, order and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<CustomersScreen enabled={false} />}>
      <CustomersScreen enabled />
    </AdminGuard>
  );
}
