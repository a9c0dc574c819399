import { api } from '@tessera/shared/client';
import type { ProductList, ProductSummary } from '@tessera/shared/contract';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Picture, Price } from '@tessera/shared/ui';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import styles from './popular-shelf.module.css';
import { SHOWN, ShelfSpace, type ShelfSpaceProps } from './shelf-space';

/** Prices are at most this old, in milliseconds. */
const FRESH = 60_000;
const SIZES = '(min-width: 1264px) 282px, (min-width: 640px) 23vw, 46vw';

function popularQuery() {
  const searchParams = { sort: 'best_selling', in_stock: 'true', page_size: String(SHOWN) };
  return queryOptions({
    queryKey: ['products', 'popular'],
    queryFn: ({ signal }) => api.get<ProductList>('products', { searchParams, signal }),
    staleTime: FRESH,
  });
}

function Tile({ product }: { product: ProductSummary }) {
  const locale = useLocale();
  const { slug, name, image, currency, regular_price, sale_price, price_varies } = product;
  return (
    <li className={styles.Tile}>
      {image && <Picture image={image} sizes={SIZES} alt="" className={styles.Picture} />}
      <h3 className={styles.Name}>
        <Link to={paths.product(slug)} className={styles.Link}>
          {name}
        </Link>
      </h3>
      <Price
        regular={formatMoney(regular_price, currency, locale)}
        sale={sale_price > 0 ? formatMoney(sale_price, currency, locale) : null}
        from={price_varies}
        className={styles.Price}
      />
    </li>
  );
}

/** The tiles themselves; nothing where there are none, or where they cannot be had: nobody asked for them. */
export default function PopularTiles({ title }: Pick<ShelfSpaceProps, 'title'>) {
  const { data, isError } = useQuery(popularQuery());
  if (isError || data?.items.length === 0) return null;
  return (
    <ShelfSpace title={title}>
      {data?.items.slice(0, SHOWN).map((product) => (
        <Tile key={product.id} product={product} />
      ))}
    </ShelfSpace>
  );
}
