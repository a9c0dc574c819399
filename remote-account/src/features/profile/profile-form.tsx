import { ApiError, UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { Profile } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { fieldErrors, signupSchema } from '@tessera/shared/forms';
import { createForm } from '@tessera/shared/forms/react';
import { profileQuery } from '@tessera/shared/query';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useState } from 'react';
import { ConflictNotice } from './conflict-notice';
import styles from './profile-form.module.css';
import { FIELDS, PROFILE_LABELS, mergeEdit, type Conflict, type ProfileValues } from './profile.model';
import { useFormErrors } from './use-form-errors';
import { useSaveProfile } from './use-save-profile';

/** The same sentences as at sign-up (SPEC.md §5). */
const schema = signupSchema.pick(['first_name', 'last_name', 'username']);

const AUTOCOMPLETE = { first_name: 'given-name', last_name: 'family-name', username: 'username' };

/** What the API takes (PATCH users/me). */
const MOST_CHARACTERS = { first_name: 100, last_name: 100, username: 50 };

interface ProfileFormProps {
  profile: Profile;
  onDone: () => void;
}

/** Changes names and username. A stale edit shows the present state and is never saved over it unseen. */
export default function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const [form] = useState(() => createForm<ProfileValues>(schema));
  const [base, setBase] = useState(profile);
  const [conflicts, setConflicts] = useState<Conflict[]>();
  const [failure, setFailure] = useState<string>();
  const errors = useFormErrors(form);
  const save = useSaveProfile();
  const queryClient = useQueryClient();

  useEffect(() => form.setFocus('first_name'), [form]);

  async function showPresent(yours: ProfileValues): Promise<void> {
    const present = await queryClient.fetchQuery({ ...profileQuery(profile.id), staleTime: 0 });
    const { merged, conflicts: found } = mergeEdit(base, yours, present);
    for (const field of FIELDS) form.setValue(field, merged[field]);
    setBase(present);
    setConflicts(found);
  }

  function explain(error: unknown): void {
    const fields = fieldErrors(error, FIELDS);
    for (const field of FIELDS) if (fields[field]) form.setError(field, { message: fields[field] });
    if (Object.keys(fields).length === 0) setFailure(error instanceof Error ? error.message : UNEXPECTED_ERROR);
  }

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    setConflicts(undefined);
    try {
      await save.mutateAsync({ ...values, version: base.version });
      toast.success('Profile saved');
      onDone();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'conflict';
      await (isStale ? showPresent(values).catch(explain) : explain(error));
    }
  });

  return (
    <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {conflicts && <ConflictNotice conflicts={conflicts} />}
      {failure && <Alert tone="error">{failure}</Alert>}
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...form.register(field)}
          label={PROFILE_LABELS[field]}
          defaultValue={profile[field]}
          maxLength={MOST_CHARACTERS[field]}
          autoComplete={AUTOCOMPLETE[field]}
          error={errors[field]}
        />
      ))}
      <div className={styles.Actions}>
        <Button type="submit" pending={save.isPending} pendingText="Saving...">
          Save changes
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
