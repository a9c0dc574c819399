import { ApiError } from '@tessera/shared/client';
import type { OrderToPay } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Alert, Button } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../frame/page-locale';
import { payMessages } from '../../messages/pay';
import { PaymentChoice } from '../../payment/payment-choice';
import { usePaymentChoice } from '../../payment/use-payment-choice';
import styles from './pay-page.module.css';
import { usePayByLink } from './pay.queries';

/** How it is paid, and the button that pays. */
export function PayForm({ order, token }: { order: OrderToPay; token: string }) {
  const { payment_offers: offers, payment, owed, currency } = order;
  const text = useMessages(payMessages);
  const money = moneyFormat(currency, useLocale());
  const [failure, setFailure] = useState<string>();
  const choice = usePaymentChoice({ offers, method: offers[0]?.code ?? null, plan: null, amount: owed });
  const pay = usePayByLink(token);

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

  if (offers.length === 0) return <Alert>{text.noWay}</Alert>;
  const isDeclined = payment?.status === 'failed' && payment.message !== null;
  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {isDeclined && !failure && (
        <Alert tone="error">
          {payment.message} {text.declined}
        </Alert>
      )}
      <PaymentChoice choice={choice} currency={currency} />
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
