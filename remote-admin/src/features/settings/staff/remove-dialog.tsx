import type { StaffMember } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { DangerDialog } from '../../../form/danger-dialog';
import { staffMessages } from '../../../messages/settings/staff';
import { staffQuery } from '../frame/settings.queries';
import { fullName } from './staff-columns';
import styles from './staff-dialogs.module.css';
import { removeMember } from './staff.mutations';

interface RemoveDialogProps {
  /** undefined: closed */
  member: StaffMember | undefined;
  /** who is asked */
  ownId: string | undefined;
  onClose: () => void;
}

/** Asks before somebody is made a shopper again, and says what that means. */
export function RemoveDialog({ member, ownId, onClose }: RemoveDialogProps) {
  const text = useMessages(staffMessages);
  const client = useQueryClient();
  const name = member ? fullName(member) : '';
  return (
    <DangerDialog
      open={member !== undefined}
      onClose={onClose}
      title={member ? text.removeTitle(name) : ''}
      description={text.removeText}
      submit={text.remove}
      send={async () => member && removeMember(member)}
      onDone={() => void client.invalidateQueries({ queryKey: staffQuery().queryKey })}
      done={text.removed(name)}
    >
      {member?.id === ownId && <p className={styles.Yourself}>{text.removeYourself}</p>}
    </DangerDialog>
  );
}
