import { api } from '@tessera/shared/client';
import type { Message, Profile, RecoveryCodes as MadeCodes, SecondFactor } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { secondFactorSchema, type SecondFactorValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../../frame/editing/explain-failure';
import { FailureNotice } from '../../../frame/editing/failure-notice';
import { FormActions } from '../../../frame/editing/form-actions';
import { PresentPassword } from '../../../frame/editing/present-password';
import styles from '../../../frame/section/section.module.css';
import { secondFactorMessages } from '../../../messages/second-factor';
import { RecoveryCodes } from './recovery-codes';

export const messages = [secondFactorMessages];

export type ProofAction = 'turn-off' | 'recovery-codes';

export interface ProofFormProps {
  action: ProofAction;
  profile: Profile;
  factor: SecondFactor;
  onDone: (now: SecondFactor) => void;
  onCancel: () => void;
}

const FIELDS = ['password', 'code'] as const;
const OFF: SecondFactor = { is_on: false, turned_on_at: null, recovery_codes_left: 0 };

/** Asks for password and code, then turns two-factor sign-in off or makes new recovery codes. */
export default function ProofForm({ action, profile, factor, onDone, onCancel }: ProofFormProps) {
  const texts = useMessages(secondFactorMessages);
  const [form] = useState(() => createForm<SecondFactorValues>(secondFactorSchema));
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const prove = useMutation({
    mutationFn: (json: SecondFactorValues) =>
      api.post<Message & Partial<MadeCodes>>(`users/me/second-factor/${action}`, { json }),
  });
  const codes = prove.data?.recovery_codes;

  useEffect(() => form.setFocus('password'), [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { message } = await prove.mutateAsync(values);
      if (action === 'recovery-codes') return;
      toast.success(message || texts.turnedOff);
      onDone(OFF);
    } catch (error) {
      setFailure(explainFailure(error, FIELDS, form.setError));
    }
  });

  if (codes) {
    return <RecoveryCodes codes={codes} onDone={() => onDone({ ...factor, recovery_codes_left: codes.length })} />;
  }
  const [submit, pendingText] =
    action === 'turn-off' ? [texts.turnOff, texts.turningOff] : [texts.renew, texts.renewing];
  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FailureNotice failure={failure} />
      <PresentPassword form={form} email={profile.email} label={texts.password} error={errors.password} />
      <TextField
        {...form.register('code', { onChange: () => form.clearErrors('code') })}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code}
      />
      <FormActions submit={submit} pendingText={pendingText} pending={prove.isPending} onCancel={onCancel} />
    </form>
  );
}
