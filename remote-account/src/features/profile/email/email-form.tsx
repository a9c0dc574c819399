import { api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { emailChangeSchema, type EmailChangeValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { PasswordField, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../../frame/editing/explain-failure';
import { FormActions } from '../../../frame/editing/form-actions';
import { FailureNotice } from '../../../frame/editing/failure-notice';
import styles from '../../../frame/section/section.module.css';
import type { ProfileFormProps } from '../../../frame/editing/editable-section';
import { emailMessages } from '../../../messages/email';

const FIELDS = ['email', 'password'] as const;

/** Asks for another address. It takes the place of the present one when the link in the mail to it is opened. */
export default function EmailForm({ profile, onDone }: ProfileFormProps) {
  const texts = useMessages(emailMessages);
  const [form] = useState(() => createForm<EmailChangeValues>(emailChangeSchema));
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (values: EmailChangeValues) => api.post<Message>('users/me/email', { json: values }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: profileQuery(profile.id).queryKey }),
  });

  useEffect(() => form.setFocus('email'), [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    if (values.email.toLowerCase() === profile.email.toLowerCase()) {
      form.setError('email', { message: texts.same }, { shouldFocus: true });
      return;
    }
    try {
      const { message } = await change.mutateAsync(values);
      toast.success(message || texts.sent);
      onDone();
    } catch (error) {
      setFailure(explainFailure(error, FIELDS, form.setError));
    }
  });

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FailureNotice failure={failure} />
      <TextField
        {...form.register('email', { onChange: () => form.clearErrors('email') })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={profile.pending_email ?? ''}
        label={texts.newEmail}
        error={errors.email}
      />
      <PasswordField
        {...form.register('password', { onChange: () => form.clearErrors('password') })}
        label={texts.password}
        hint={texts.passwordHint}
        error={errors.password}
      />
      <FormActions submit={texts.submit} pendingText={texts.sending} pending={change.isPending} onCancel={onDone} />
    </form>
  );
}
