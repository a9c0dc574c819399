import { api } from '@tessera/shared/client';
import type { Profile, RecoveryCodes as MadeCodes, SecondFactor, SecondFactorSecret } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { presentPasswordSchema, type PresentPasswordValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../../frame/editing/explain-failure';
import { FailureNotice } from '../../../frame/editing/failure-notice';
import { FormActions } from '../../../frame/editing/form-actions';
import { PresentPassword } from '../../../frame/editing/present-password';
import styles from '../../../frame/section/section.module.css';
import { secondFactorMessages } from '../../../messages/second-factor';
import { FirstCodeForm } from './first-code-form';
import { RecoveryCodes } from './recovery-codes';

export const messages = [secondFactorMessages];

export interface TurnOnFormProps {
  profile: Profile;
  onDone: (now: SecondFactor) => void;
  onCancel: () => void;
}

/** Turns two-factor sign-in on: the password, the app's first code, then the recovery codes. */
export default function TurnOnForm({ profile, onDone, onCancel }: TurnOnFormProps) {
  const texts = useMessages(secondFactorMessages);
  const [form] = useState(() => createForm<PresentPasswordValues>(presentPasswordSchema));
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<MadeCodes>();
  const errors = useFormErrors(form);
  const begin = useMutation({
    mutationFn: (json: PresentPasswordValues) => api.post<SecondFactorSecret>('users/me/second-factor', { json }),
  });

  useEffect(() => form.setFocus('password'), [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await begin.mutateAsync(values);
    } catch (error) {
      setFailure(explainFailure(error, ['password'], form.setError));
    }
  });

  const handleOn = (codes: MadeCodes): void => {
    setMade(codes);
    toast.success(codes.message);
  };
  const handleKept = (): void =>
    onDone({
      is_on: true,
      turned_on_at: new Date().toISOString(),
      recovery_codes_left: made?.recovery_codes.length ?? 0,
    });

  if (made) return <RecoveryCodes codes={made.recovery_codes} onDone={handleKept} />;
  if (begin.data) return <FirstCodeForm secret={begin.data} onDone={handleOn} onCancel={onCancel} />;
  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FailureNotice failure={failure} />
      <PresentPassword form={form} email={profile.email} label={texts.password} error={errors.password} />
      <FormActions submit={texts.goOn} pendingText={texts.checking} pending={begin.isPending} onCancel={onCancel} />
    </form>
  );
}
