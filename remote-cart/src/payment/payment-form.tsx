import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Alert, Button } from '@tessera/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from '../frame/order-page.module.css';
import { useLocale } from '../frame/page-locale';
import { paymentMessages } from '../messages/payment';
import { PaymentChoice } from './payment-choice';
import type { PaymentChoiceState, PaymentRequest } from './use-payment-choice';

interface PaymentFormProps {
  choice: PaymentChoiceState;
  currency: string;
  pay: { isPending: boolean; mutateAsync: (request: PaymentRequest) => Promise<unknown> };
  /** of the try before; gives way to what this one comes to */
  before?: ReactNode;
  /** below the choice */
  children?: ReactNode;
}

/** How an order that is there already is paid, and the button that pays what it owes. */
export function PaymentForm({ choice, currency, pay, before, children }: PaymentFormProps) {
  const text = useMessages(paymentMessages);
  const money = moneyFormat(currency, useLocale());
  // nothing is paid by the press
  const isLater = choice.method === 'bank-transfer' || choice.method === 'cash-on-delivery';
  const [failure, setFailure] = useState<string>();

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
      {!failure && before}
      <PaymentChoice choice={choice} currency={currency} />
      {children}
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        pending={pay.isPending || choice.card.pending}
        pendingText={text.paying}
      >
        {isLater ? text.payThisWay : text.payNow(money(choice.amount))}
      </Button>
    </form>
  );
}
