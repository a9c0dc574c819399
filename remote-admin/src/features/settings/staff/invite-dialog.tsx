import type { StaffRole } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { staffMessages } from '../../../messages/settings/staff';
import { staffQuery } from '../screen/settings.queries';
import { RoleField } from './role-field';
import { INVITATION_FIELDS, faultsOf, type StaffFaults } from './staff-failures';
import styles from './staff-dialogs.module.css';
import { invite, type Invitation } from './staff.mutations';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  roles: readonly StaffRole[];
}

function readForm(form: HTMLFormElement): Invitation {
  const values = new FormData(form);
  const of = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { email: of('email'), first_name: of('first_name'), last_name: of('last_name'), role_id: of('role_id') };
}

/** Asks somebody to work in the shop. What was typed is there again when the dialog is closed by mistake. */
export function InviteDialog({ open, onClose, roles }: InviteDialogProps) {
  const text = useMessages(staffMessages);
  const client = useQueryClient();
  const draft = useDraft('admin-staff:invitation');
  const [missing, setMissing] = useState<StaffFaults>({});
  const inviting = useMutation({
    mutationFn: invite,
    onSuccess: async ({ email }) => {
      draft.clear();
      close();
      toast.success(text.sent(email));
      await client.invalidateQueries({ queryKey: staffQuery().queryKey });
    },
  });
  const faults = { ...faultsOf(inviting.error), ...missing };

  function close(): void {
    setMissing({});
    inviting.reset();
    onClose();
  }

  function submit(form: HTMLFormElement): void {
    const invitation = readForm(form);
    const empty = INVITATION_FIELDS.filter((name) => !invitation[name]);
    setMissing(Object.fromEntries(empty.map((name) => [name, text.missing[name]])));
    const [first] = empty;
    if (!first) inviting.mutate(invitation);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      onCancel={draft.clear}
      title={text.invite}
      description={text.inviteText}
      submit={text.send}
      pending={inviting.isPending}
      error={faults.form}
      formRef={draft.ref}
      onSubmit={submit}
    >
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={faults.email}
      />
      <div className={styles.Names}>
        <TextField
          label={text.firstName}
          name="first_name"
          maxLength={100}
          autoComplete="off"
          error={faults.first_name}
        />
        <TextField label={text.lastName} name="last_name" maxLength={100} autoComplete="off" error={faults.last_name} />
      </div>
      <RoleField roles={roles} error={faults.role_id} />
    </FormDialog>
  );
}
