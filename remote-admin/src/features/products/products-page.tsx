import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { countText } from '../../format/count-text';
import { useLocale } from '../../format/use-locale';
import { AdminGuard } from '../../guard/admin-guard';
import { isAdmin } from '../../guard/is-admin';
import { SearchBox } from '../../list/search-box';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { ProductsList } from './products-list';
import { readListState } from './products.model';
import { productsQuery } from './products.queries';
import { useListState } from './use-list-state';

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(productsQuery(readListState(url.searchParams)));
}

export function meta(): PageMeta {
  return { title: 'Products', robots: 'noindex' };
}

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
