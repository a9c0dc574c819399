import type { Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { optionsText } from '@tessera/shared/components';
import { Picture, VisuallyHidden } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../messages/frame';
import styles from './goods-line.module.css';

export interface GoodsLineProps {
  name: string;
  options: Record<string, string>;
  image: Image | null;
  quantity: number;
  /** already formatted */
  amount: string;
  /** what it came to before, already formatted */
  before?: string;
  /** what a person has to know of this line */
  children?: ReactNode;
}

/** One line of goods, small: the picture with how many, name and options, the amount. */
export function GoodsLine({ name, options, image, quantity, amount, before, children }: GoodsLineProps) {
  const text = useMessages(frameMessages);
  const chosen = optionsText(options);
  return (
    <li className={styles.Line}>
      <div className={styles.Thumbnail}>
        <div className={styles.Picture}>{image && <Picture image={image} sizes="64px" alt="" />}</div>
        <span className={styles.Count}>
          <VisuallyHidden>{text.quantity(quantity)}</VisuallyHidden>
          <span aria-hidden="true">{quantity}</span>
        </span>
      </div>
      <div className={styles.Text}>
        <p className={styles.Name}>{name}</p>
        {chosen && <p className={styles.Options}>{chosen}</p>}
        {children}
      </div>
      <p className={styles.Amount}>
        {before && <s className={styles.Before}>{before}</s>}
        {amount}
      </p>
    </li>
  );
}
