import { ApiError } from '@tessera/shared/client';
import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { confirmationMessages } from '../../messages/confirmation';
import styles from './confirmation-page.module.css';
import { useConfirmPayment } from './confirmation.queries';

/** The step in between: the code that a bank sends to be sure of its customer. */
export function ConfirmForm({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const [error, setError] = useState<string>();
  const confirm = useConfirmPayment(order);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('security_code')).trim();
    if (!code) return setError(text.codeMissing);
    setError(undefined);
    confirm.mutate(code, {
      onSuccess: ({ message, status }) =>
        setError(status === 'needs_confirmation' ? (message ?? undefined) : undefined),
      onError: (failure) => setError(failure instanceof ApiError && failure.status ? failure.message : text.payFailed),
    });
  };

  return (
    <form className={styles.Form} noValidate onSubmit={handleSubmit}>
      <h2 className={styles.Subtitle}>{text.confirmTitle}</h2>
      <p>{text.confirmText}</p>
      <TextField
        name="security_code"
        label={text.code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="accent" size="lg" pending={confirm.isPending} pendingText={text.paying}>
        {text.confirm}
      </Button>
    </form>
  );
}
