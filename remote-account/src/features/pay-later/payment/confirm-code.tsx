import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormActions } from '../../../frame/editing/form-actions';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';
import type { PayInstalment } from './use-pay-instalment';

interface ConfirmCodeProps {
  pay: PayInstalment;
  onClose: () => void;
}

/** The code that a bank asks for before it pays. */
export function ConfirmCode({ pay, onClose }: ConfirmCodeProps) {
  const text = useMessages(payLaterMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code) pay.confirm(code);
    else field.current?.focus();
  };
  return (
    <form className={styles.PayForm} noValidate onSubmit={handleSubmit}>
      {pay.failure && <Alert tone="error">{pay.failure.message || UNEXPECTED_ERROR}</Alert>}
      <p>{text.confirmText}</p>
      <TextField
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        label={text.code}
      />
      <FormActions submit={text.confirm} pendingText={text.paying} pending={pay.isPending} onCancel={onClose} />
    </form>
  );
}
