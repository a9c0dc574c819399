import type { StaffRole } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { DangerDialog } from '../../../form/danger-dialog';
import { rolesMessages } from '../../../messages/settings/roles';
import { adminPaths } from '../../../paths';
import { rolesQuery } from '../frame/settings.queries';
import { removeRole } from './role.mutations';

interface RemoveRoleProps {
  role: StaffRole;
  open: boolean;
  onClose: () => void;
}

/** Asks before a role goes; one that somebody has is kept, and the API says so. */
export function RemoveRole({ role, ...dialog }: RemoveRoleProps) {
  const { remove, removed, removeText, removeTitle } = useMessages(rolesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = { title: removeTitle(role.name), description: removeText, submit: remove, done: removed(role.name) };

  async function leave(): Promise<void> {
    await navigate(adminPaths.roles(), { replace: true });
    await client.invalidateQueries({ queryKey: rolesQuery().queryKey });
  }

  return <DangerDialog {...dialog} {...words} send={() => removeRole(role)} onDone={() => void leave()} />;
}
