import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { useListState } from '../../list/use-list-state';
import { SearchBox } from '../../list/search-box';
import { adminMessages } from '../../messages/admin';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { ProductsList } from './products-list';
import { productList } from './products.model';
import { productsQuery } from './products.queries';

function ProductsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(adminMessages);
  const { state, search } = useListState(productList);
  const locale = useLocale();
  const products = useQuery({ ...productsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = products;
  return (
    <>
      <PageHead
        title={text.products}
        trail={
          <Breadcrumbs items={[{ label: text.dashboard, to: paths.admin() }, { label: text.products }]} linkAs={Link} />
        }
        count={data && text.count(data.total, data.total.toLocaleString(locale))}
      >
        <SearchBox label={text.search} search={state.search} onSearch={search} />
      </PageHead>
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theProducts} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProductsList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </>
  );
}

/** /admin/products: every product, drafts included; search, order and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<ProductsScreen enabled={false} />}>
      <ProductsScreen enabled />
    </AdminGuard>
  );
}
