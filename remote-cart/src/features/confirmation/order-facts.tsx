import { addressLines } from '@tessera/shared/addresses';
import { arrivalOfOrdered } from '@tessera/shared/components';
import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatDays } from '@tessera/shared/dates';
import { BY_MAIL } from '../../frame/by-mail';
import { OrderedGoods } from '../../frame/ordered-goods';
import { useLocale } from '../../frame/page-locale';
import { confirmationMessages } from '../../messages/confirmation';
import styles from '../../frame/order-page.module.css';
import { PaySchedule } from './payment/pay-schedule';
import { cardName } from '../../payment/card-name';
import { PaymentFact } from './payment/payment-fact';

/** What was ordered, where it goes, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const locale = useLocale();
  const { delivery, payment } = order;
  const days = formatDays(delivery.earliest_on, delivery.latest_on, locale);
  const isMailed = delivery.code === BY_MAIL;
  return (
    <section className={styles.Order} aria-labelledby="ordered-items">
      <h2 id="ordered-items" className={styles.Subtitle}>
        {text.items}
      </h2>
      <OrderedGoods
        items={order.items.map((item) => ({ ...item, amount: item.subtotal }))}
        totals={order.totals}
        currency={order.currency}
        coupon={order.coupon_code}
      />
      <div className={styles.Facts}>
        <div>
          <h3 className={styles.Label}>{isMailed ? text.billTo : text.deliverTo}</h3>
          <address className={styles.Address}>
            {addressLines(order.shipping_address, locale).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.Small}>
            {[delivery.name, !isMailed && arrivalOfOrdered(days, order.items)].filter(Boolean).join(', ')}
          </p>
        </div>
        <div>
          <h3 className={styles.Label}>{text.paidBy}</h3>
          <p>{payment.card && !order.pay_later ? cardName(payment.card) : text.methods[payment.method]}</p>
          <p className={styles.Small}>
            <PaymentFact order={order} />
          </p>
        </div>
        <PaySchedule order={order} />
      </div>
    </section>
  );
}
