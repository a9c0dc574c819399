import { type ReactNode, useId } from 'react';
import { Skeleton } from '@tessera/shared/ui';
import styles from './popular-shelf.module.css';

/** So many tiles stand in a shelf. */
export const SHOWN = 4;

export interface ShelfSpaceProps {
  title: string;
  children?: ReactNode;
}

/** A shelf under its title: with the tiles that are given it, or with as much room as they will take. */
export function ShelfSpace({ title, children }: ShelfSpaceProps) {
  const id = useId();
  return (
    <section className={styles.Shelf} aria-labelledby={id} aria-busy={children === undefined}>
      <h2 id={id} className={styles.Title}>
        {title}
      </h2>
      <ul className={styles.Tiles}>
        {children ??
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} className={styles.Tile} aria-hidden="true">
              <Skeleton shape="square" className={styles.Picture} />
              <Skeleton width="wide" />
              <Skeleton width="short" className={styles.Price} />
            </li>
          ))}
      </ul>
    </section>
  );
}
