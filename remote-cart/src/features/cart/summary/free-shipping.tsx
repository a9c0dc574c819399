import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Icon } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-summary.module.css';

/** How far it is to free delivery; nothing where delivery is never free. */
export function FreeShipping({ cart: { free_shipping, currency } }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(currency, useLocale());
  if (!free_shipping) return null;
  const { from, remaining } = free_shipping;
  return (
    <div className={styles.Free}>
      <p className={styles.FreeText} data-done={remaining === 0 || undefined} aria-live="polite">
        {remaining === 0 && <Icon name="check" size={18} />}
        {remaining === 0 ? text.freeReached : text.freeRemaining(money(remaining))}
      </p>
      <progress className={styles.Bar} max={from} value={from - remaining} aria-label={text.freeProgress} />
    </div>
  );
}
