import { Badge, VisuallyHidden } from '@tessera/shared/ui';
import styles from './product-table.module.css';
import { stockLevel } from './product.model';

const TONES = { out: 'danger', low: 'warning' } as const;
const WORDS = { out: ', sold out', low: ', running low' };

/** How many pieces are left over all variants, marked where somebody should act. */
export function StockFigure({ stock, locale }: { stock: number; locale: string }) {
  const level = stockLevel(stock);
  const figure = stock.toLocaleString(locale);
  if (level === 'well') return figure;
  return (
    <Badge tone={TONES[level]} className={styles.Marked}>
      {figure}
      <VisuallyHidden>{WORDS[level]}</VisuallyHidden>
    </Badge>
  );
}
