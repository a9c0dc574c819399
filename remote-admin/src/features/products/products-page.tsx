import { paths } from '@tessera/shared/paths';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { countText } from '../../format/count-text';
import { useLocale } from '../../format/use-locale';
import { AdminGuard } from '../../guard/admin-guard';
import { SearchBox } from '../../list/search-box';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { ProductsList } from './products-list';
import { productsQuery } from './products.queries';
import { useListState } from './use-list-state';

function ProductsScreen({ enabled }: { enabled: boolean }) {
  const { state, search } = useListState();
  const locale = useLocale();
  const products = useQuery({ ...productsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = products;
  return (
    <>
      <PageHead
        title="Products"
        trail={<Breadcrumbs items={[{ label: 'Dashboard', to: paths.admin() }, { label: 'Products' }]} linkAs={Link} />}
        count={data && countText(data.total, 'product', 'products', locale)}
      >
        <SearchBox label="Search products" search={state.search} onSearch={search} />
      </PageHead>
      {error && !isPlaceholderData ? (
        <LoadFailure what="The products" error={error} pending={isFetching} onRetry={() => void refetch()} />
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
