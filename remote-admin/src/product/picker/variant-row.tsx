import { optionsText } from '@tessera/shared/components';
import type { DraftVariant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { goodsMessages } from '../../messages/orders/goods';
import rows from '../../page/rows.module.css';
import { Pictured } from '../pictured';
import styles from './variant-picker.module.css';

interface VariantRowProps {
  variant: DraftVariant;
  currency: string;
  /** its product's name stands above it */
  short?: boolean;
}

/** A variant with its picture, its stock and its price as they are now. */
export function VariantRow({ variant, currency, short }: VariantRowProps) {
  const text = useMessages(goodsMessages);
  const locale = useLocale();
  const { name, sku, options, image, price, available, published } = variant;
  const stock = !published
    ? text.unpublished
    : available > 0
      ? text.inStock(available.toLocaleString(locale))
      : text.soldOut;
  const called = optionsText(options);
  return (
    <Pictured image={image}>
      <span className={styles.Words}>
        <span className={rows.Strong}>{short && called ? called : [name, called].filter(Boolean).join(' · ')}</span>
        <span className={rows.Quiet}>
          {sku} · <span data-stock={available > 0 && published ? undefined : 'none'}>{stock}</span>
        </span>
      </span>
      <span className={styles.Price}>{formatMoney(price, currency, locale)}</span>
    </Pictured>
  );
}
