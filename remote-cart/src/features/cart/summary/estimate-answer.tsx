import type { DeliveryEstimate } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatDays } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-summary.module.css';

/** The methods of delivery to a place with price and days, and the tax on the goods there. */
export function EstimateAnswer({ estimate }: { estimate: DeliveryEstimate }) {
  const { methods, tax, tax_included, currency } = estimate;
  const text = useMessages(cartMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, useLocale());
  if (methods.length === 0) return <p className={styles.Small}>{text.noDelivery}</p>;
  return (
    <ul className={styles.Offers}>
      {methods.map(({ code, name, price, earliest_on, latest_on }) => (
        <li key={code} className={styles.Row}>
          <span>
            {name}
            <span className={styles.Small}> {text.arrives(formatDays(earliest_on, latest_on, locale))}</span>
          </span>
          <span className={styles.Figure}>{price > 0 ? money(price) : text.free}</span>
        </li>
      ))}
      {tax > 0 && (
        <li className={styles.Row}>
          <span>{tax_included ? text.taxIncluded : text.tax}</span>
          <span className={styles.Figure}>{money(tax)}</span>
        </li>
      )}
    </ul>
  );
}
