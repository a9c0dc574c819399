import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { rolesMessages } from '../../../messages/settings/roles';
import { settingsMessages } from '../../../messages/settings/settings';
import { changesBetween } from './role.model';
import type { RoleEdit } from './role.mutations';

interface RoleStaleProps {
  /** as it was when it was opened */
  opened: RoleEdit;
  /** as it is now */
  role: RoleEdit;
}

/** What somebody else did to a role while it was being changed here. */
export function RoleStale({ opened, role }: RoleStaleProps) {
  const text = useMessages(rolesMessages);
  const { rights } = useMessages(settingsMessages);
  const { name, added, taken } = changesBetween(opened, role);
  const sentences = [
    ...(name === undefined ? [] : [text.staleName(name)]),
    ...added.map((right) => text.staleAdded(rights[right])),
    ...taken.map((right) => text.staleTaken(rights[right])),
  ];
  return (
    <Alert tone="warning">
      <p>{text.stale}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{text.staleText}</p>
    </Alert>
  );
}
