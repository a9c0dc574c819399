import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { useMoney } from '../../frame/use-money';
import { confirmationMessages } from './confirmation-messages';
import styles from './confirmation-page.module.css';
import { useReadOften } from './confirmation.queries';
import { useStripeElement } from './use-stripe-element';

/**
 * Stripe's card form for an order that waits for it. Once Stripe has the payment its message to the shop may take a while:
 * until then the page says so and looks again, and nobody is asked to pay twice.
 */
export default function StripeForm({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const money = useMoney(order.currency);
  const { public_key, client_secret } = order.payment.action ?? {};
  const { place, progress, confirm } = useStripeElement(public_key, client_secret);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReadOften(order, progress === 'sent');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const error = await confirm();
    setPending(false);
    if (error) setFailure(error.message ?? text.payFailed);
  }

  if (progress === 'sent') return <Alert>{text.waiting}</Alert>;
  return (
    <form className={styles.Form} onSubmit={(event) => void handleSubmit(event)}>
      <div
        ref={place}
        className={styles.Stripe}
        role="group"
        aria-busy={progress === 'pending'}
        aria-label={progress === 'pending' ? text.stripeLoading : text.stripeForm}
      />
      {progress === 'failed' && <Alert tone="error">{text.stripeFailed}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        disabled={progress !== 'ready'}
        pending={pending}
        pendingText={text.paying}
      >
        {text.payNow(money(order.payment.amount))}
      </Button>
    </form>
  );
}
