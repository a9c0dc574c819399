import type { StaffMember } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { FormDialog } from '../../../controls/form-dialog';
import { staffMessages } from '../../../messages/staff';
import { staffQuery } from '../screen/settings.queries';
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
  const removing = useMutation({
    mutationFn: removeMember,
    onSuccess: async (_, removed) => {
      onClose();
      toast.success(text.removed(fullName(removed)));
      await client.invalidateQueries({ queryKey: staffQuery().queryKey });
    },
  });

  function close(): void {
    removing.reset();
    onClose();
  }

  return (
    <FormDialog
      open={member !== undefined}
      onClose={close}
      title={member ? text.removeTitle(fullName(member)) : ''}
      description={text.removeText}
      submit={text.remove}
      tone="danger"
      pending={removing.isPending}
      error={removing.error?.message}
      onSubmit={() => member && removing.mutate(member)}
    >
      {member?.id === ownId && <p className={styles.Yourself}>{text.removeYourself}</p>}
    </FormDialog>
  );
}
