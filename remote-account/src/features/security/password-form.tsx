import { api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { passwordChangeSchema, type PasswordChangeValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../frame/editing/explain-failure';
import { FormActions } from '../../frame/editing/form-actions';
import { FailureNotice } from '../../frame/editing/failure-notice';
import styles from '../../frame/section/section.module.css';
import type { ProfileFormProps } from '../../frame/editing/editable-section';
import { securityMessages } from '../../messages/security';
import { sessionsQuery } from './sessions.queries';

const FIELDS = ['current_password', 'password', 'confirm_password'] as const;
/** What the API is asked for; the repetition stays in the form. */
const SENT = ['current_password', 'password'] as const;

/** Changes the password. This device stays signed in, all others are signed out. */
export default function PasswordForm({ profile, onDone }: ProfileFormProps) {
  const texts = useMessages(securityMessages);
  const labels = { current_password: texts.current, password: texts.next, confirm_password: texts.repeat };
  const [form] = useState(() => createForm<PasswordChangeValues>(passwordChangeSchema));
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ current_password, password }: PasswordChangeValues) =>
      api.post<Message>('users/me/password', { json: { current_password, password } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });

  useEffect(() => form.setFocus('current_password'), [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await change.mutateAsync(values);
      toast.success(texts.changed);
      onDone();
    } catch (error) {
      setFailure(explainFailure(error, SENT, form.setError));
    }
  });

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FailureNotice failure={failure} />
      {/* tells a password manager whose password it is */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      {FIELDS.map((field) => (
        <PasswordField
          key={field}
          {...form.register(field, { onChange: () => form.clearErrors(field) })}
          label={labels[field]}
          hint={field === 'password' ? texts.nextHint : undefined}
          autoComplete={field === 'current_password' ? 'current-password' : 'new-password'}
          error={errors[field]}
        />
      ))}
      <FormActions submit={texts.submit} pendingText={texts.changing} pending={change.isPending} onCancel={onDone} />
    </form>
  );
}
