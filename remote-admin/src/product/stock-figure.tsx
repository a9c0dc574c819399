import { useMessages } from '@tessera/shared/i18n';
import { Badge, VisuallyHidden } from '@tessera/shared/ui';
import { adminMessages } from '../messages/admin';
import styles from './product-columns.module.css';
import { stockLevel } from './product.model';

const TONES = { out: 'danger', low: 'warning' } as const;

/** How many pieces are left over all variants, marked where somebody should act. */
export function StockFigure({ stock, locale }: { stock: number; locale: string }) {
  const words = useMessages(adminMessages).stock;
  const level = stockLevel(stock);
  const figure = stock.toLocaleString(locale);
  if (level === 'well') return figure;
  return (
    <Badge tone={TONES[level]} className={styles.Marked}>
      {figure}
      <VisuallyHidden>{words[level]}</VisuallyHidden>
    </Badge>
  );
}
