import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { shelvesQuery } from '../../product/shelves.queries';
import { staffPage } from '../../guard/staff-page';
import { ListPage } from '../../list-page/list-page';
import { useShopLanguages } from '../../form/fields/shop-languages';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { adminMessages } from '../../messages/admin';
import { productsMessages } from '../../messages/product/products';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { useAskedAttributes } from './attributes/use-asked-attributes';
import { filterChips } from './filter-chips.model';
import { ProductsList } from './products-list';
import { ProductsTools } from './products-tools';
import { productList, sheetHref, viewsIn, type ProductsState } from './products.model';
import { productsQuery } from './products.queries';

/** The ways to the spreadsheet of what the list shows, to an import, and to a new product. */
function Ways({ state }: { state: ProductsState }) {
  const { addProduct } = useMessages(adminMessages);
  const { spreadsheet, importing } = useMessages(productsMessages);
  const reason = useRights()('products.write');
  return (
    <>
      <ButtonLink as={Link} variant="secondary" size="sm" to={sheetHref(state)}>
        {spreadsheet}
      </ButtonLink>
      {reason === undefined && (
        <>
          <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.importProducts()}>
            {importing}
          </ButtonLink>
          <ButtonLink as={Link} size="sm" to={adminPaths.addProduct()}>
            {addProduct}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function ProductsScreen({ enabled }: { enabled: boolean }) {
  const { products, theProducts, count } = useMessages(adminMessages);
  const { views } = useMessages(productsMessages);
  const { state, show, search, hrefFor } = useListState(productList);
  const locale = useLocale();
  const languages = useShopLanguages();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const { data: categories = [] } = useQuery({ ...shelvesQuery(), enabled });
  const result = useQuery({ ...productsQuery(state), enabled });
  const attributes = useAskedAttributes(state, enabled);
  const how = { currency, locale, categories };
  const isLarge = result.data?.total_is_exact === false;
  const asked = { spec: productList, state, enabled };
  return (
    <ListPage
      words={{ title: products, what: theProducts, counted: count }}
      actions={<Ways state={state} />}
      result={result}
      rows={(shown) => <ProductsList {...shown} state={state} />}
    >
      <ListViews {...asked} list="products" views={viewsIn(languages)} text={views} />
      <ProductsTools {...how} state={state} isLarge={isLarge} onSearch={search} onShow={show} />
      <FilterChips chips={filterChips(state, { ...how, attributes })} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/products: every product, drafts included; search, filters, order and page live in the address. */
export const Page = staffPage(ProductsScreen);
