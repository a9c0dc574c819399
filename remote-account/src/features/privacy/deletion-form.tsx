import { api } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { presentPasswordSchema, type PresentPasswordValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { dispatch } from '@tessera/shared/session';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../frame/editing/explain-failure';
import { PresentPassword } from '../../frame/editing/present-password';
import formStyles from '../../frame/section/section.module.css';
import type { ProfileFormProps } from '../../frame/editing/editable-section';
import { privacyMessages } from '../../messages/privacy';
import styles from './privacy.module.css';

/** Ends the account, and with it the session here. */
export default function DeletionForm({ profile, onDone }: ProfileFormProps) {
  const texts = useMessages(privacyMessages);
  const [form] = useState(() => createForm<PresentPasswordValues>(presentPasswordSchema));
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const end = useMutation({
    mutationFn: (values: PresentPasswordValues) => api.delete('users/me', { json: values }),
  });

  useEffect(() => {
    // the dialog opens in its own effect, which runs after this one
    const frame = requestAnimationFrame(() => form.setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await end.mutateAsync(values);
      onDone();
      dispatch({ type: 'signed-out' });
      // in the place of the shell's own message about the end of the session
      toast.success(texts.deleted, { id: 'session' });
    } catch (error) {
      setFailure(explainFailure(error, ['password'], form.setError));
    }
  });

  return (
    <form className={formStyles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <PresentPassword form={form} email={profile.email} label={texts.password} error={errors.password} />
      <div className={styles.Buttons}>
        <Button variant="secondary" onClick={onDone}>
          {texts.keep}
        </Button>
        <Button type="submit" variant="danger" pending={end.isPending} pendingText={texts.deleting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
