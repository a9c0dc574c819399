import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { stripeFormMessages } from './stripe-form-messages';
import styles from './stripe-form.module.css';
import { useStripeElement, type StripeAction } from './use-stripe-element';

export const messages = [stripeFormMessages];

export interface StripeFormProps {
  /** of a payment that waits for it */
  action: StripeAction;
  /** what is paid, as people read it */
  amount: string;
  /** Stripe has the payment, perhaps since before a reload; its message to the shop may take a while */
  onSent: () => void;
}

/**
 * Stripe's card form for one payment. It must not stand in a modal dialog: where a bank wants to be sure of its customer,
 * Stripe asks in a layer of its own at the end of the page, which a modal dialog covers and makes inert.
 */
export default function StripeForm({ action, amount, onSent }: StripeFormProps) {
  const text = useMessages(stripeFormMessages);
  const { container, progress, confirm } = useStripeElement(action, onSent);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const error = await confirm();
    setPending(false);
    if (error) setFailure(error.message ?? text.failed);
  }

  return (
    <form className={styles.Form} onSubmit={(event) => void handleSubmit(event)}>
      <div
        ref={container}
        className={styles.Container}
        role="group"
        aria-busy={progress === 'pending'}
        aria-label={progress === 'pending' ? text.loading : text.form}
      />
      {progress === 'failed' && <Alert tone="error">{text.missing}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        disabled={progress !== 'ready'}
        pending={pending}
        pendingText={text.paying}
      >
        {text.pay(amount)}
      </Button>
    </form>
  );
}
