import { ApiError } from '@tessera/shared/client';
import type { Payment } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import styles from '../frame/order-page.module.css';
import { paymentMessages } from '../messages/payment';

interface CodeFormProps {
  /** sends the code for the payment that waits for it */
  confirm: {
    isPending: boolean;
    mutateAsync: (code: string) => Promise<Payment>;
  };
}

/** The step in between: the code that a bank sends to be sure of its customer. */
export function CodeForm({ confirm }: CodeFormProps) {
  const text = useMessages(paymentMessages);
  const [error, setError] = useState<string>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('security_code')).trim();
    setError(code ? undefined : text.codeMissing);
    if (!code) return;
    try {
      const { message, status } = await confirm.mutateAsync(code);
      setError(status === 'needs_confirmation' ? (message ?? undefined) : undefined);
    } catch (failure) {
      setError(failure instanceof ApiError && failure.status ? failure.message : text.payFailed);
    }
  }

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2 className={styles.Subtitle}>{text.codeTitle}</h2>
      <p>{text.codeText}</p>
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
