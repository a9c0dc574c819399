import type { StaffRole } from '@tessera/shared/contract';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useRef, useState } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { rolesMessages } from '../../../messages/settings/roles';
import { RightsFields } from './rights-groups';
import styles from './role-form.module.css';
import { RoleStale } from './role-stale';
import { switchRight } from '../frame/rights.model';
import { editOf, isChanged } from './role.model';
import type { RoleEdit } from './role.mutations';

interface RoleFormProps {
  /** the role as it was read last; one that is not there yet has no version */
  role: RoleEdit & { version?: number };
  /** what the person who edits may do */
  own: readonly string[];
  send: (edit: RoleEdit) => Promise<StaffRole>;
  onSent: (role: StaffRole) => void;
  /** an attempt failed, for those who look after more than the form */
  onFailed?: (error: Error) => void;
}

/**
 * Name and rights of a role; saved by the bar that comes up once something is changed. What somebody else changes meanwhile
 * is taken over while nothing was changed here, and said otherwise.
 */
export function RoleForm({ role, own, send, onSent, onFailed }: RoleFormProps) {
  const text = useMessages(rolesMessages);
  const [opened, setOpened] = useState(role);
  const [edit, setEdit] = useState<RoleEdit>(editOf(role));
  const [missing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    mutationFn: ({ name: said, rights }: RoleEdit) => send({ name: said.trim(), rights }),
    onSuccess: (saved, sent) => {
      setOpened(saved);
      // what was changed while it was on its way is not saved yet
      setEdit((now) => (now === sent ? editOf(saved) : now));
      onSent(saved);
    },
    onError: onFailed,
  });
  const refused = fieldErrors(saving.error, ['name']).name;
  const isDirty = isChanged(edit, opened);
  const isOutdated = (role.version ?? 0) > (opened.version ?? 0);

  function open(next: RoleFormProps['role']): void {
    setOpened(next);
    setEdit(editOf(next));
  }

  if (isOutdated && !isDirty) open(role);

  function save(): void {
    const said = edit.name.trim();
    setMissing(!said);
    if (!said) name.current?.focus();
    else if (!saving.isPending) saving.mutate(edit);
  }

  function discard(): void {
    open(role);
    setMissing(false);
    saving.reset();
  }

  return (
    <form
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isOutdated && <RoleStale opened={opened} role={role} />}
      <div className={styles.Name}>
        <TextField
          ref={name}
          label={text.name}
          name="name"
          maxLength={60}
          autoComplete="off"
          value={edit.name}
          error={missing ? text.nameMissing : refused}
          onChange={(event) => {
            setMissing(false);
            setEdit({ ...edit, name: event.target.value });
          }}
        />
      </div>
      <h2 className={styles.Title}>{text.allows}</h2>
      <RightsFields
        rights={edit.rights}
        own={own}
        onSwitch={(right) => setEdit({ ...edit, rights: switchRight(edit.rights, right) })}
      />
      <SaveBar dirty={isDirty} saving={saving} onSave={save} onDiscard={discard} />
    </form>
  );
}
