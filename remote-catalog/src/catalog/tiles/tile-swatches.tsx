import type { JSX } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import { Colours } from './colours';
import styles from './product-tile.module.css';

const SHOWN = 5;

/** In how many looks a product comes: their colours on wide screens, their number on narrow ones. */
export function TileSwatches({ swatches }: { swatches: ProductSummary['swatches'] }): JSX.Element | null {
  const text = useMessages(catalogMessages);
  if (swatches.length < 2) return null;
  const dots = swatches.slice(0, SHOWN).filter(({ colours }) => colours);
  return (
    <p className={styles.Choices}>
      {dots.map(({ variant_id, colours = [] }) => (
        <Colours key={variant_id} colours={colours} className={styles.Swatch} />
      ))}
      {swatches.length > SHOWN && dots.length > 0 && <span aria-hidden>{`+${swatches.length - SHOWN}`}</span>}
      <span className={styles.Count} aria-hidden>
        {text.options(swatches.length)}
      </span>
      <VisuallyHidden>{text.comesIn(swatches.map(({ value }) => value).join(', '))}</VisuallyHidden>
    </p>
  );
}
