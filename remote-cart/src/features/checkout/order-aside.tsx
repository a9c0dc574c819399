import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Icon } from '@tessera/shared/ui';
import { BackorderLine } from '../../frame/backorder-line';
import { GoodsLine } from '../../frame/goods-line';
import { useLocale } from '../../frame/page-locale';
import { TotalsList } from '../../frame/totals-list';
import { checkoutMessages } from '../../messages/checkout';
import styles from './order-aside.module.css';

function AsideContents({ checkout }: { checkout: Checkout }) {
  const { items, currency, totals, coupon, delivery_method } = checkout;
  const money = moneyFormat(currency, useLocale());
  return (
    <>
      <ul className={styles.Lines}>
        {items.map(({ product, variant, quantity, subtotal }) => (
          <GoodsLine
            key={variant.id}
            name={product.name}
            options={variant.options}
            image={product.image}
            quantity={quantity}
            amount={money(subtotal)}
          >
            <BackorderLine backorder={variant.backorder} quantity={quantity} />
          </GoodsLine>
        ))}
      </ul>
      <TotalsList totals={totals} currency={currency} coupon={coupon?.code} hasDelivery={delivery_method !== null} />
    </>
  );
}

interface OrderAsideProps {
  checkout: Checkout;
  /** the review shows every line itself */
  isReview: boolean;
}

/** What is being ordered, beside the steps; on a phone above them, closed, with its sum. */
export function OrderAside({ checkout, isReview }: OrderAsideProps) {
  const text = useMessages(checkoutMessages);
  const money = moneyFormat(checkout.currency, useLocale());
  return (
    <aside className={styles.Aside} aria-label={text.summary} data-review={isReview || undefined}>
      <details className={styles.Small}>
        <summary className={styles.Opener}>
          <span className={styles.Words}>
            {text.showSummary}
            <Icon name="chevron-down" size={16} className={styles.Chevron} />
          </span>
          <strong className={styles.Sum}>{money(checkout.totals.total)}</strong>
        </summary>
        <AsideContents checkout={checkout} />
      </details>
      <div className={styles.Wide}>
        <h2 className={styles.Title}>{text.summary}</h2>
        <AsideContents checkout={checkout} />
      </div>
    </aside>
  );
}
