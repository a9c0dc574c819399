import { backorderOfLine } from '@tessera/shared/components';
import type { Variant } from '@tessera/shared/contract';
import styles from './goods-line.module.css';
import { useLocale } from './page-locale';

interface BackorderLineProps extends Pick<Variant, 'backorder'> {
  /** how many of it are wanted */
  quantity: number;
}

/** What is promised of the pieces of a line that are not there yet; nothing where all are. */
export function BackorderLine({ backorder, quantity }: BackorderLineProps) {
  const words = backorderOfLine(backorder, quantity, useLocale());
  return words === undefined ? null : <p className={styles.Ahead}>{words}</p>;
}
