import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery, storeQuery, useLocale } from '@tessera/shared/query';
import { Breadcrumbs, ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { productsMessages } from '../../messages/product/products';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { filterChips } from './filter-chips.model';
import { ProductsList } from './products-list';
import { ProductsTools } from './products-tools';
import { BUILT_IN_VIEWS, productList, sheetHref, type ProductsState } from './products.model';
import { productsQuery } from './products.queries';

/** What it is, how many there are, and the way to a new one. */
function ProductsHead({
  list,
  locale,
  state,
}: {
  list: AdminProductList | undefined;
  locale: string;
  state: ProductsState;
}) {
  const text = useMessages(adminMessages);
  const words = useMessages(listMessages);
  const { spreadsheet } = useMessages(productsMessages);
  const reason = useRights()('products.write');
  const shown = list?.total.toLocaleString(locale) ?? '';
  return (
    <PageHead
      title={text.products}
      trail={
        <Breadcrumbs items={[{ label: text.dashboard, to: paths.admin() }, { label: text.products }]} linkAs={Link} />
      }
      actions={
        <>
          <ButtonLink as={Link} variant="secondary" size="sm" to={sheetHref(state)}>
            {spreadsheet}
          </ButtonLink>
          {reason === undefined && (
            <ButtonLink as={Link} size="sm" to={adminPaths.addProduct()}>
              {text.addProduct}
            </ButtonLink>
          )}
        </>
      }
      count={list && text.count(list.total, list.total_is_exact ? shown : words.moreThan(shown))}
    />
  );
}

function ProductsScreen({ enabled }: { enabled: boolean }) {
  const { theProducts } = useMessages(adminMessages);
  const { views } = useMessages(productsMessages);
  const { state, show, search, hrefFor } = useListState(productList);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const { data: categories = [] } = useQuery({ ...categoriesQuery(), enabled });
  const products = useQuery({ ...productsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = products;
  return (
    <Screen>
      <ProductsHead list={data} locale={locale} state={state} />
      <ListViews
        list="products"
        spec={productList}
        state={state}
        views={BUILT_IN_VIEWS}
        text={views}
        enabled={enabled}
      />
      <ProductsTools
        state={state}
        currency={currency}
        locale={locale}
        categories={categories}
        isLarge={data?.total_is_exact === false}
        onSearch={search}
        onShow={show}
      />
      <FilterChips chips={filterChips(state, { currency, locale, categories })} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={theProducts} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProductsList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </Screen>
  );
}

/** /admin/products: every product, drafts included; search, filters, order and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<ProductsScreen enabled={false} />}>
      <ProductsScreen enabled />
    </AdminGuard>
  );
}
