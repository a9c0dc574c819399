import type { StaffRole } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { valueOf, type FieldErrors } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { EmailField } from '../../../form/fields/email-field';
import { NameFields } from '../../../form/fields/name-fields';
import { staffMessages } from '../../../messages/settings/staff';
import { staffQuery } from '../frame/settings.queries';
import { RoleField } from './role-field';
import { INVITATION_FIELDS, faultsOf } from './staff-failures';
import styles from './staff-dialogs.module.css';
import { invite, type Invitation } from './staff.mutations';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  roles: readonly StaffRole[];
}

/** Asks somebody to work in the shop. What was typed is there again when the dialog is closed by mistake. */
export function InviteDialog({ roles, ...dialog }: InviteDialogProps) {
  const text = useMessages(staffMessages);
  const client = useQueryClient();

  function read(form: FormData): Invitation | { errors: FieldErrors } {
    const of = (name: keyof Invitation): string => valueOf(form, name);
    const [first_name, last_name] = [of('first_name'), of('last_name')];
    const invitation = { email: of('email'), first_name, last_name, role_id: of('role_id') };
    const empty = INVITATION_FIELDS.filter((name) => !invitation[name]);
    if (empty.length > 0) return { errors: Object.fromEntries(empty.map((name) => [name, text.missing[name]])) };
    return invitation;
  }

  const words = { title: text.invite, description: text.inviteText, submit: text.send };
  return (
    <AskDialog
      {...dialog}
      kept={useDraft('admin-staff:invitation')}
      {...words}
      read={read}
      send={invite}
      onDone={() => void client.invalidateQueries({ queryKey: staffQuery().queryKey })}
      done={({ email }) => text.sent(email)}
      failuresOf={faultsOf}
      atFieldsAlone
      focusesFault
    >
      {(errors) => (
        <>
          <EmailField label={text.email} errors={errors} />
          <div className={styles.Names}>
            <NameFields text={text} errors={errors} />
          </div>
          <RoleField roles={roles} error={errors.role_id} />
        </>
      )}
    </AskDialog>
  );
}
