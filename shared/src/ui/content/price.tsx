import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { cx } from '../base/cx';
import styles from './price.module.css';
import { VisuallyHidden } from '../base/visually-hidden';
import { uiMessages } from '../base/ui-messages';

export interface PriceProps {
  /** the regular price, already formatted */
  regular: string;
  /** the sale price, already formatted; left out when no sale is on */
  sale?: string | null;
  /** variants differ in price: 'From $24.00' */
  from?: boolean;
  size?: 'md' | 'lg';
  className?: string;
}

/** A price, and beside a sale price the struck regular one. */
export function Price({ regular, sale, from, size = 'md', className }: PriceProps): JSX.Element {
  const words = useMessages(uiMessages);
  return (
    <span className={cx(styles.Price, className)} data-size={size}>
      {from && <span className={styles.From}>{words.from}</span>}
      {sale ? (
        <>
          <span className={styles.Sale}>
            <VisuallyHidden>{words.salePrice}</VisuallyHidden>
            {sale}
          </span>
          <s className={styles.Was}>
            <VisuallyHidden>{words.regularPrice}</VisuallyHidden>
            {regular}
          </s>
        </>
      ) : (
        <span>{regular}</span>
      )}
    </span>
  );
}
