import { type JSX, useState } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { Badge, Picture, Price } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { priceText } from './price-text';
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

/** How wide a tile is drawn: two in a row on a phone, four in the widest column. */
const SIZES = '(min-width: 1264px) 282px, (min-width: 960px) 23vw, (min-width: 640px) 31vw, 46vw';

function TileBadge({ product }: { product: ProductSummary }): JSX.Element | null {
  if (product.stock_state === 'out') return <Badge tone="surface">Sold out</Badge>;
  return product.sale_price > 0 ? <Badge tone="accent">Sale</Badge> : null;
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
      <Price {...priceText(product, currency, locale)} from={product.price_varies} className={styles.Price} />
      <TileSwatches swatches={product.swatches} />
    </article>
  );
}
