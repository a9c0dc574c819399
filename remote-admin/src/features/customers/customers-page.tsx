import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { groupsQuery } from '../../customers/groups.queries';
import { staffPage } from '../../guard/staff-page';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { customersMessages } from '../../messages/customers/customers';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { CustomersList } from './customers-list';
import { CustomersTools } from './customers-tools';
import { BUILT_IN_VIEWS, customerList } from './customers.model';
import { customersQuery } from './customers.queries';
import { filterChips } from './filter-chips.model';

/** The way to an import, for those who may. */
function ImportLink() {
  const { importing } = useMessages(customersMessages);
  if (useRights()('customers.write') !== undefined) return null;
  return (
    <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.importCustomers()}>
      {importing}
    </ButtonLink>
  );
}

function CustomersScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(customersMessages);
  const { state, show, search, hrefFor } = useListState(customerList);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const groups = useQuery({ ...groupsQuery(), enabled }).data?.items ?? [];
  const result = useQuery({ ...customersQuery(state), enabled });
  const how = { currency, locale, groups };
  const isLarge = result.data?.total_is_exact === false;
  const asked = { spec: customerList, state, enabled };
  return (
    <ListPage
      words={{ title: text.title, what: text.theCustomers, counted: text.count }}
      actions={<ImportLink />}
      result={result}
      rows={(shown) => <CustomersList {...shown} state={state} />}
    >
      <ListViews {...asked} list="customers" views={BUILT_IN_VIEWS} text={text.views} />
      <CustomersTools {...how} state={state} isLarge={isLarge} onSearch={search} onShow={show} />
      <FilterChips chips={filterChips(state, how)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/customers: everybody with an account; search, filters, order and page live in the address. */
export const Page = staffPage(CustomersScreen);
