import type { DraftVariant } from '@tessera/shared/contract';
import { Picture } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './pictured.module.css';

interface PicturedProps {
  image: DraftVariant['image'];
  /** row: it stands in a table, which is no higher for it where there is room beside */
  size?: 'row';
  children: ReactNode;
}

/** Goods with their small picture, or with the room for one. */
export const Pictured = ({ image, size, children }: PicturedProps) => (
  <span className={styles.Pictured} data-size={size}>
    <span className={styles.Thumb}>{image && <Picture image={image} sizes="40px" alt="" />}</span>
    {children}
  </span>
);
