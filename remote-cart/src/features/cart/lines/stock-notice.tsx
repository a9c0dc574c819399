import { useMessages } from '@tessera/shared/i18n';
import { TextButton } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import type { LineNotice } from '../model/cart.model';
import styles from './cart-line.module.css';

interface StockNoticeProps {
  notice: LineNotice | undefined;
  onLower: (quantity: number) => void;
}

/** What is wrong or scarce about one line, with the way out where there is one. */
export function StockNotice({ notice, onLower }: StockNoticeProps) {
  const text = useMessages(cartMessages);
  if (!notice) return null;
  if (notice.kind === 'low' || notice.kind === 'all') {
    return (
      <p className={styles.Notice} data-tone="warning">
        {notice.kind === 'low' ? text.low(notice.available) : text.all(notice.available)}
      </p>
    );
  }
  if (notice.kind !== 'short') {
    return (
      <p className={styles.Notice} data-tone="danger">
        {notice.kind === 'not_sold' ? text.notSold : text.soldOut}
      </p>
    );
  }
  return (
    <p className={styles.Notice} data-tone="danger">
      {text.short(notice.available, notice.wanted)}
      <TextButton onClick={() => onLower(notice.available)}>{text.lowerTo(notice.available)}</TextButton>
    </p>
  );
}
