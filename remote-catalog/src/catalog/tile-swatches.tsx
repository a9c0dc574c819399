import type { JSX } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Picture, VisuallyHidden } from '@tessera/shared/ui';
import { catalogMessages } from './catalog-messages';
import styles from './product-tile.module.css';

const SHOWN = 5;

/** In how many looks a product comes: their pictures on wide screens, their number on narrow ones. */
export function TileSwatches({ swatches }: { swatches: ProductSummary['swatches'] }): JSX.Element | null {
  const text = useMessages(catalogMessages);
  if (swatches.length < 2) return null;
  // before the small files exist a dozen originals would be fetched for a dozen dots
  const pictured = swatches.slice(0, SHOWN).filter(({ image }) => image && image.widths.length > 0);
  return (
    <p className={styles.Choices}>
      {pictured.map(
        ({ variant_id, image }) =>
          image && (
            <span key={variant_id} className={styles.Swatch} aria-hidden="true">
              <Picture image={image} sizes="48px" alt="" />
            </span>
          ),
      )}
      {swatches.length > SHOWN && pictured.length > 0 && (
        <span aria-hidden="true">{`+${swatches.length - SHOWN}`}</span>
      )}
      <span className={styles.Count} aria-hidden="true">
        {text.options(swatches.length)}
      </span>
      <VisuallyHidden>{text.comesIn(swatches.map(({ value }) => value).join(', '))}</VisuallyHidden>
    </p>
  );
}
