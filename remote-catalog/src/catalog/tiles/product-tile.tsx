import { type ComponentType, type JSX, lazy, Suspense, useState } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Badge, Picture, Price } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { catalogMessages } from '../../messages/catalog';
import type { CompareButtonProps } from '../compare/compare-button';
import { QuickAddButton } from '../quick-add/quick-add-button';
import { Heart } from './heart';
import { priceText } from '../price-text';
import styles from './product-tile.module.css';
import { TileSwatches } from './tile-swatches';

export interface ProductTileProps {
  product: ProductSummary;
  locale?: string;
  /** level of its heading */
  level?: 2 | 3;
  /** in the first row of the first screen */
  priority?: boolean;
}

/** For whoever looks closer: a missing one is no loss. */
const CompareButton = lazy((): Promise<{ default: ComponentType<CompareButtonProps> }> =>
  import(/* webpackChunkName: "compare" */ '../compare/compare-button').then(
    (module) => ({ default: module.CompareButton }),
    () => ({ default: () => null }),
  ),
);

/** How wide a tile is drawn: two in a row on a phone, four in the widest column. */
const SIZES = '(min-width: 1264px) 282px, (min-width: 960px) 23vw, (min-width: 640px) 31vw, 46vw';

function TileBadge({ product }: { product: ProductSummary }): JSX.Element | null {
  const text = useMessages(catalogMessages);
  if (product.stock_state === 'out') return <Badge tone="surface">{text.soldOut}</Badge>;
  return product.on_sale ? <Badge tone="accent">{text.sale}</Badge> : null;
}

function TileRating({ product, average }: { product: ProductSummary; average: number }): JSX.Element {
  const shown = average.toLocaleString(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const text = useMessages(catalogMessages);
  return (
    <span className={styles.Rating} role="img" aria-label={text.rated(shown, product.rating_count)}>
      {`★ ${shown}`}
    </span>
  );
}

/** A product in a list: the picture, then name, price and looks; its second picture shows on hover and on focus. */
export function ProductTile({ product, locale, level = 3, priority }: ProductTileProps): JSX.Element {
  // the second picture is fetched when somebody first looks closer, not with the page
  const [looked, setLooked] = useState(false);
  const look = (): void => setLooked(true);
  const Heading = `h${level}` as const;
  const { image, second_image, currency } = product;
  return (
    <article className={styles.Tile}>
      <div className={styles.Media}>
        {image && <Picture image={image} sizes={SIZES} priority={priority} alt="" />}
        {looked && second_image && <Picture image={second_image} sizes={SIZES} alt="" className={styles.Second} />}
        <span className={styles.Badges}>
          <TileBadge product={product} />
        </span>
        <Heart id={product.id} name={product.name} className={styles.Heart} />
        {product.stock_state !== 'out' && <QuickAddButton product={product} className={styles.Quick} />}
      </div>
      <Heading className={styles.Name}>
        <Link
          to={paths.product(product.slug)}
          className={styles.Link}
          onPointerEnter={look}
          onFocus={look}
          viewTransition
        >
          {product.name}
        </Link>
      </Heading>
      <p className={styles.Line}>
        <Price {...priceText(product, currency, locale)} from={product.price_varies} />
        {product.rating_average !== null && <TileRating product={product} average={product.rating_average} />}
      </p>
      <TileSwatches swatches={product.swatches} />
      {looked && (
        <Suspense>
          <CompareButton
            product={{ id: product.id, name: product.name, src: image?.src ?? null }}
            className={styles.Compare}
          />
        </Suspense>
      )}
    </article>
  );
}
