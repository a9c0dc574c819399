import type { LineNotice } from './cart.model';
import styles from './cart-line.module.css';

interface StockNoticeProps {
  notice: LineNotice | undefined;
  onLower: (quantity: number) => void;
}

/** What is wrong or scarce about one line, with the way out where there is one. */
export function StockNotice({ notice, onLower }: StockNoticeProps) {
  if (!notice) return null;
  const { lower_to } = notice;
  return (
    <p className={styles.Notice} data-tone={notice.tone}>
      {notice.text}
      {lower_to !== undefined && (
        <button type="button" className={styles.TextButton} onClick={() => onLower(lower_to)}>
          Change to {lower_to}
        </button>
      )}
    </p>
  );
}
