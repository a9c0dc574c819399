import type { StaffRole } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { DangerDialog } from '../../../form/danger-dialog';
import { rolesMessages } from '../../../messages/settings/roles';
import { adminPaths } from '../../../paths';
import { rolesQuery } from '../screen/settings.queries';
import { removeRole } from './role.mutations';

interface RemoveRoleProps {
  role: StaffRole;
  open: boolean;
  onClose: () => void;
}

/** Asks before a role goes; one that somebody has is kept, and the API says so. */
export function RemoveRole({ role, open, onClose }: RemoveRoleProps) {
  const text = useMessages(rolesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const removing = useMutation({
    mutationFn: () => removeRole(role),
    onSuccess: async () => {
      toast.success(text.removed(role.name));
      await navigate(adminPaths.roles(), { replace: true });
      await client.invalidateQueries({ queryKey: rolesQuery().queryKey });
    },
  });

  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      title={text.removeTitle(role.name)}
      description={text.removeText}
      submit={text.remove}
      write={removing}
      onConfirm={() => removing.mutate()}
    />
  );
}
