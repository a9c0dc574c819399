import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { profileSchema } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { ConflictNotice } from '../../frame/editing/conflict-notice';
import { explainFailure } from '../../frame/editing/explain-failure';
import { FormActions } from '../../frame/editing/form-actions';
import { mergeEdit, type Conflict } from '../../frame/editing/merge-edit';
import { FailureNotice } from '../../frame/editing/failure-notice';
import { Notice } from '../../frame/editing/notice';
import styles from '../../frame/section/section.module.css';
import type { ProfileFormProps } from '../../frame/editing/editable-section';
import { profileMessages } from '../../messages/profile';
import { FIELDS, type ProfileValues } from './profile.model';
import { useSaveProfile } from './use-save-profile';

const AUTOCOMPLETE = { first_name: 'given-name', last_name: 'family-name', username: 'username' };

/** What the API takes (PATCH users/me). */
const MOST_CHARACTERS = { first_name: 100, last_name: 100, username: 50 };

/** Changes names and username. A stale edit shows the present state and is never saved over it unseen. */
export default function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const texts = useMessages(profileMessages);
  const [form] = useState(() => createForm<ProfileValues>(profileSchema));
  const [base, setBase] = useState(profile);
  const [conflicts, setConflicts] = useState<Conflict<keyof ProfileValues>[]>();
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const save = useSaveProfile();
  const queryClient = useQueryClient();

  useEffect(() => form.setFocus('first_name'), [form]);

  async function showPresent(yours: ProfileValues): Promise<void> {
    const present = await queryClient.fetchQuery({ ...profileQuery(profile.id), staleTime: 0 });
    const { merged, conflicts: found } = mergeEdit(FIELDS, base, yours, present);
    for (const field of FIELDS) form.setValue(field, merged[field]);
    setBase(present);
    setConflicts(found);
  }

  const explain = (error: unknown): void => setFailure(explainFailure(error, FIELDS, form.setError));

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    setConflicts(undefined);
    try {
      await save.mutateAsync({ ...values, version: base.version });
      toast.success(texts.saved);
      onDone();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'conflict';
      await (isStale ? showPresent(values).catch(explain) : explain(error));
    }
  });

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {conflicts && (
        <Notice>
          <ConflictNotice what={texts.yourProfile} labels={texts} conflicts={conflicts} />
        </Notice>
      )}
      <FailureNotice failure={failure} />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...form.register(field, { onChange: () => form.clearErrors(field) })}
          label={texts[field]}
          defaultValue={profile[field]}
          maxLength={MOST_CHARACTERS[field]}
          autoComplete={AUTOCOMPLETE[field]}
          error={errors[field]}
        />
      ))}
      <FormActions submit={texts.save} pendingText={texts.saving} pending={save.isPending} onCancel={onDone} />
    </form>
  );
}
