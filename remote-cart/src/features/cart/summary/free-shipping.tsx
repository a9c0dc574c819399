import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Icon } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-summary.module.css';

/**
 * How far it is to free delivery, and where that holds: nothing is promised for a place that is not known yet. Nothing where
 * delivery is never free.
 */
export function FreeShipping({ cart: { free_shipping, currency } }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(currency, useLocale());
  if (!free_shipping) return null;
  const { from, remaining, where } = free_shipping;
  const isFree = remaining === 0;
  return (
    <div className={styles.Free}>
      <p className={styles.FreeText} data-done={isFree || undefined} aria-live="polite">
        {isFree && <Icon name="check" size={18} />}
        {where === null && text.freeByCoupon}
        {where !== null &&
          (isFree ? text.freeReached(where) : text.freeRemaining(where, money(remaining), money(from)))}
      </p>
      <progress className={styles.Bar} max={from} value={from - remaining} aria-label={text.freeProgress} />
    </div>
  );
}
