import { type JSX, useId } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { catalogMessages } from '../../messages/catalog';
import { Colours, type Look } from '../colours';
import styles from './product-tile.module.css';

export interface TileSwatchesProps {
  swatches: Look[];
  chosen: Look | undefined;
  onChoose: (look: Look) => void;
}

const SHOWN = 5;

/** The looks of a product: their colours on wide screens, to choose one by, their number on narrow ones. */
export function TileSwatches({ swatches, chosen, onChoose }: TileSwatchesProps): JSX.Element | null {
  const text = useMessages(catalogMessages);
  const name = useId();
  if (swatches.length < 2) return null;
  const dots = swatches.slice(0, SHOWN).filter(({ colours }) => colours);
  return (
    <div
      className={styles.Choices}
      role="group"
      aria-label={text.comesIn(swatches.map(({ value }) => value).join(', '))}
    >
      {dots.map((look) => (
        <label key={look.variant_id} className={styles.Look} title={look.value}>
          <input
            type="radio"
            className={styles.Pick}
            name={name}
            aria-label={look.value}
            checked={look === chosen}
            onChange={() => onChoose(look)}
          />
          <Colours colours={look.colours ?? []} className={styles.Swatch} />
        </label>
      ))}
      {swatches.length > SHOWN && dots.length > 0 && <span aria-hidden>{`+${swatches.length - SHOWN}`}</span>}
      <span className={styles.Count}>{text.options(swatches.length)}</span>
    </div>
  );
}
