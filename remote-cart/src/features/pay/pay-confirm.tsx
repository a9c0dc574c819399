import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { payMessages } from '../../messages/pay';
import styles from './pay-page.module.css';
import { useConfirmByLink } from './pay.queries';

/** The step in between: the code that a bank sends to be sure of its customer. `id` is the payment's. */
export function PayConfirm({ token, id }: { token: string; id: string }) {
  const text = useMessages(payMessages);
  const [error, setError] = useState<string>();
  const confirm = useConfirmByLink(token);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('security_code')).trim();
    if (!code) return setError(text.codeMissing);
    setError(undefined);
    confirm.mutate(
      { id, code },
      {
        onSuccess: ({ message, status }) =>
          setError(status === 'needs_confirmation' ? (message ?? undefined) : undefined),
        onError: (failure) =>
          setError(failure instanceof ApiError && failure.status ? failure.message : text.payFailed),
      },
    );
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
