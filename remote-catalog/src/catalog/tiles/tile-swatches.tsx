import type { JSX } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { smallestFile, VisuallyHidden } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import styles from './product-tile.module.css';

const SHOWN = 5;

/** In how many looks a product comes: their pictures on wide screens, their number on narrow ones. */
export function TileSwatches({ swatches }: { swatches: ProductSummary['swatches'] }): JSX.Element | null {
  const text = useMessages(catalogMessages);
  if (swatches.length < 2) return null;
  // dots without a small file are left out: for a dozen of them a dozen originals would be fetched
  const dots = swatches.slice(0, SHOWN).flatMap(({ variant_id, image }) => {
    const src = image && smallestFile(image);
    return src ? [{ variant_id, src }] : [];
  });
  return (
    <p className={styles.Choices}>
      {dots.map(({ variant_id, src }) => (
        <span key={variant_id} className={styles.Swatch}>
          <img src={src} width="22" height="22" alt="" loading="lazy" />
        </span>
      ))}
      {swatches.length > SHOWN && dots.length > 0 && <span aria-hidden="true">{`+${swatches.length - SHOWN}`}</span>}
      <span className={styles.Count} aria-hidden="true">
        {text.options(swatches.length)}
      </span>
      <VisuallyHidden>{text.comesIn(swatches.map(({ value }) => value).join(', '))}</VisuallyHidden>
    </p>
  );
}
