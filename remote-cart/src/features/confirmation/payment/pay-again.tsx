import { ApiError } from '@tessera/shared/client';
import type { Checkout, Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useSession } from '@tessera/shared/session';
import { Alert, Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState, type FormEvent } from 'react';
import { checkoutQuery } from '../../../frame/order.queries';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import { PaymentChoice } from '../../../payment/payment-choice';
import { usePaymentChoice } from '../../../payment/use-payment-choice';
import styles from '../confirmation-page.module.css';
import { usePayAgain } from '../confirmation.queries';

/** What was added to an order is paid by card. */
const CARDS = new Set<Order['payment']['method']>(['test-card', 'stripe']);

function PayForm({ order, offers }: { order: Order; offers: Checkout['payment_offers'] }) {
  const text = useMessages(confirmationMessages);
  const money = moneyFormat(order.currency, useLocale());
  const locale = useLocale();
  const [failure, setFailure] = useState<string>();
  const { owed, payment, held_until } = order;
  const choice = usePaymentChoice({ offers, method: payment.method, plan: null, amount: owed });
  const pay = usePayAgain(order);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const request = await choice.read();
    if (!request) return;
    try {
      await pay.mutateAsync(request);
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
      setFailure(isAnswered ? error.message : text.payFailed);
    }
    // a token is good for one payment
    choice.card.forget();
  }

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <PaymentChoice choice={choice} currency={order.currency} />
      {held_until && (
        <p className={styles.Small}>
          {text.heldUntil(new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(held_until)))}
        </p>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        pending={pay.isPending || choice.card.pending}
        pendingText={text.paying}
      >
        {text.payNow(money(owed))}
      </Button>
    </form>
  );
}

/** Another try to pay, with another card or in another way. */
export function PayAgain({ order }: { order: Order }) {
  const userId = useSession((state) => state.userId);
  const { data, isError } = useQuery(checkoutQuery(userId));
  if (!data && !isError) return <Skeleton shape="row" />;
  const { method } = order.payment;
  const same = { code: method, name: method, available: true, reason: null, fee: order.totals.fee };
  // the sum of an order stands: another way of paying must cost the same, and its goods are not kept for a transfer's days
  const isDifference = order.payment_status === 'partially_paid';
  const known = data?.payment_offers.filter(({ available, fee, code }) =>
    isDifference ? available && CARDS.has(code) : available && fee === order.totals.fee && code !== 'bank-transfer',
  );
  const offers = known && known.length > 0 ? known : [same];
  return <PayForm key={order.payment.id} order={order} offers={offers} />;
}
