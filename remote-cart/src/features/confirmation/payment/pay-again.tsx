import type { Order, PaymentOffer } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import { PaymentForm } from '../../../payment/payment-form';
import { usePaymentChoice } from '../../../payment/use-payment-choice';
import styles from '../../../frame/order-page.module.css';
import { usePayAgain, usePaymentOffers } from '../confirmation.queries';

function PayForm({ order, offers }: { order: Order; offers: PaymentOffer[] }) {
  const text = useMessages(confirmationMessages);
  const locale = useLocale();
  const { owed, payment, held_until, currency } = order;
  const choice = usePaymentChoice({ offers, method: payment.method, plan: null, amount: owed });
  return (
    <PaymentForm choice={choice} currency={currency} pay={usePayAgain(order)}>
      {held_until && (
        <p className={styles.Small}>
          {text.heldUntil(new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(held_until)))}
        </p>
      )}
    </PaymentForm>
  );
}

/** Another try to pay, with another card or in another way: the order says in which. */
export function PayAgain({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const { data, isError } = usePaymentOffers(order);
  if (!data && !isError) return <Skeleton shape="row" />;
  const { method, status } = order.payment;
  const same = { code: method, name: method, available: true, reason: null, fee: order.totals.fee };
  const offers = data && data.length > 0 ? data : [same];
  const hasOthers = offers.some(({ code }) => code !== method);
  return (
    <>
      {status === 'failed' && <h2 className={styles.Subtitle}>{hasOthers ? text.tryAnother : text.tryAnotherCard}</h2>}
      <PayForm key={order.payment.id} order={order} offers={offers} />
    </>
  );
}
