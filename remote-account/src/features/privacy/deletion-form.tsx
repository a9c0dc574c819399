import { api } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { presentPasswordSchema, type PresentPasswordValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { dispatch } from '@tessera/shared/session';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../frame/editing/explain-failure';
import { useStoreCredit } from '../../frame/store-credit.queries';
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
  const locale = useLocale();
  const credit = useStoreCredit();
  const balance = credit.data?.balance ?? 0;
  const end = useMutation({
    mutationFn: (values: PresentPasswordValues) =>
      api.delete('users/me', { json: { ...values, ...(balance > 0 && { store_credit: balance }) } }),
    // what is there now, where that is why
    onError: () => void credit.refetch(),
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
      {credit.data && balance > 0 && (
        <Alert tone="warning">{texts.creditLapses(formatMoney(balance, credit.data.currency, locale))}</Alert>
      )}
      <PresentPassword form={form} email={profile.email} label={texts.password} error={errors.password} />
      <div className={styles.Buttons}>
        <Button variant="secondary" onClick={onDone}>
          {texts.keep}
        </Button>
        <Button type="submit" variant="danger" pending={end.isPending || credit.isLoading} pendingText={texts.deleting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
