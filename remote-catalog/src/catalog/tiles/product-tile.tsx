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
import type { Look } from '../colours';
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
  if (product.stock_state === 'backorder') return <Badge tone="surface">{text.onBackorder}</Badge>;
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

interface TilePicturesProps extends Pick<ProductTileProps, 'product' | 'priority'> {
  chosen: Look | undefined;
  /** the second picture is fetched when somebody first looks closer, not with the page */
  looked: boolean;
}

/** The picture of the look that is chosen, or both of the product's. */
function TilePictures({ product, chosen, looked, priority }: TilePicturesProps): JSX.Element {
  const image = chosen?.image ?? product.image;
  const second = looked && !chosen && product.second_image;
  return (
    <>
      {image && <Picture image={image} sizes={SIZES} priority={priority} alt="" />}
      {second && <Picture image={second} sizes={SIZES} alt="" className={styles.Second} />}
    </>
  );
}

/**
 * A product in a list: the picture, then name, price and looks; its second picture shows on hover and on focus. A look that
 * is chosen is the one on show, the one that the tile leads to, and the one that is added.
 */
export function ProductTile({ product, locale, level = 3, priority }: ProductTileProps): JSX.Element {
  const [chosen, setChosen] = useState<Look>();
  const [looked, setLooked] = useState(false);
  const look = (): void => setLooked(true);
  const Heading = `h${level}` as const;
  const { image, currency } = product;
  return (
    <article className={styles.Tile}>
      <div className={styles.Media}>
        <TilePictures product={product} chosen={chosen} looked={looked} priority={priority} />
        <span className={styles.Badges}>
          <TileBadge product={product} />
        </span>
        <Heart id={product.id} name={product.name} className={styles.Heart} />
        {product.stock_state !== 'out' && <QuickAddButton product={product} look={chosen} className={styles.Quick} />}
      </div>
      <Heading className={styles.Name}>
        <Link
          to={paths.product(product.slug) + (chosen ? `?variant=${chosen.variant_id}` : '')}
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
      <TileSwatches swatches={product.swatches} chosen={chosen} onChoose={setChosen} />
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
