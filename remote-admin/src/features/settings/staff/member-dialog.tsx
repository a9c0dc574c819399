import { ApiError } from '@tessera/shared/client';
import type { StaffMember, StaffRole } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { RecordHistory } from '../../../audit/record-history';
import { FormDialog } from '../../../controls/form-dialog';
import { staffMessages } from '../../../messages/settings/staff';
import { roleName } from '../frame/rights.model';
import { staffQuery } from '../frame/settings.queries';
import { RoleField } from './role-field';
import { fullName } from './staff-columns';
import styles from './staff-dialogs.module.css';
import { faultsOf } from './staff-failures';
import { remind, setRole } from './staff.mutations';

interface MemberDialogProps {
  /** undefined: closed */
  member: StaffMember | undefined;
  roles: readonly StaffRole[];
  onClose: () => void;
  /** asked to remove them, which is a question of its own */
  onRemove: (member: StaffMember) => void;
}

function Reminder({ member }: { member: StaffMember }) {
  const text = useMessages(staffMessages);
  const reminding = useMutation({
    mutationFn: remind,
    onSuccess: () => void toast.success(text.sent(member.email)),
  });
  return (
    <>
      <Alert>{text.notSignedInYet}</Alert>
      {reminding.error && <Alert tone="error">{reminding.error.message}</Alert>}
      <div className={styles.More}>
        <Button variant="secondary" size="sm" pending={reminding.isPending} onClick={() => reminding.mutate(member)}>
          {text.sendAgain}
        </Button>
      </div>
    </>
  );
}

/** Somebody of the staff: their role, their invitation, and the way out. */
export function MemberDialog({ member, roles, onClose, onRemove }: MemberDialogProps) {
  const text = useMessages(staffMessages);
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: staffQuery().queryKey });
  const saving = useMutation({
    mutationFn: (change: { member: StaffMember; role_id: string }) => setRole(change.member, change.role_id),
    onSuccess: async (saved) => {
      onClose();
      toast.success(text.saved(fullName(saved), roleName(saved.role)));
      await reload();
    },
    // somebody else was faster: the next attempt is about what they left
    onError: (error) => void (error instanceof ApiError && error.code === 'conflict' && reload()),
  });
  const faults = faultsOf(saving.error);

  function close(): void {
    saving.reset();
    onClose();
  }

  function submit(form: HTMLFormElement): void {
    const role_id = new FormData(form).get('role_id');
    if (!member || typeof role_id !== 'string' || role_id === member.role.id) close();
    else saving.mutate({ member, role_id });
  }

  function askToRemove(who: StaffMember): void {
    saving.reset();
    onRemove(who);
  }

  return (
    <FormDialog
      open={member !== undefined}
      onClose={close}
      title={member ? fullName(member) : ''}
      description={member?.email}
      submit={text.save}
      pending={saving.isPending}
      error={Object.keys(faults).length > 0 ? undefined : saving.error?.message}
      onSubmit={submit}
    >
      {member && (
        <>
          <RoleField roles={roles} defaultValue={member.role.id} hint={text.roleHint} error={faults.role_id} />
          {member.is_invited && <Reminder member={member} />}
          <div className={styles.More}>
            <Button variant="quiet" size="sm" onClick={() => askToRemove(member)}>
              {text.remove}
            </Button>
          </div>
          <RecordHistory type="staff" id={member.id} version={member.version} inDialog />
        </>
      )}
    </FormDialog>
  );
}
