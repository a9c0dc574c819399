import { api } from '@tessera/shared/client';
import type { RecoveryCodes, SecondFactorSecret } from '@tessera/shared/contract';
import { codeSchema, type CodeValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../../frame/editing/explain-failure';
import { FailureNotice } from '../../../frame/editing/failure-notice';
import { FormActions } from '../../../frame/editing/form-actions';
import formStyles from '../../../frame/section/section.module.css';
import { secondFactorMessages } from '../../../messages/second-factor';
import { QrCode } from './qr-code';
import styles from './second-factor.module.css';

interface FirstCodeFormProps {
  secret: SecondFactorSecret;
  /** it is on */
  onDone: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

/** Shows the secret to an authenticator app, and takes its first code. */
export function FirstCodeForm({ secret: { secret, otpauth_url }, onDone, onCancel }: FirstCodeFormProps) {
  const texts = useMessages(secondFactorMessages);
  const [form] = useState(() => createForm<CodeValues>(codeSchema));
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const confirm = useMutation({
    mutationFn: (json: CodeValues) => api.post<RecoveryCodes>('users/me/second-factor/confirm', { json }),
  });

  useEffect(() => form.setFocus('code'), [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onDone(await confirm.mutateAsync(values));
    } catch (error) {
      setFailure(explainFailure(error, ['code'], form.setError));
    }
  });

  return (
    <form className={formStyles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FailureNotice failure={failure} />
      <div className={styles.Step}>
        <p>{texts.scan}</p>
        <QrCode text={otpauth_url} label={texts.qrCode} />
        <a href={otpauth_url}>{texts.openApp}</a>
        <p>{texts.orType}</p>
        <p className={styles.Key}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <TextField
        {...form.register('code', { onChange: () => form.clearErrors('code') })}
        label={texts.code}
        hint={texts.firstCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        error={errors.code}
      />
      <FormActions
        submit={texts.turnOn}
        pendingText={texts.turningOn}
        pending={confirm.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}
