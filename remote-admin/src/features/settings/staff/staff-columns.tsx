import type { StaffMember } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { staffMessages } from '../../../messages/settings/staff';
import type { CellContext, Column } from '../../../table/column';
import { RowName } from '../../../table/links/row-name';
import { roleName } from '../frame/rights.model';

interface StaffColumnsOptions extends CellContext {
  /** who looks at the list */
  ownId: string | undefined;
  /** opens somebody; undefined for those who may only look */
  onOpen: ((member: StaffMember) => void) | undefined;
}

export const fullName = ({ first_name, last_name }: Pick<StaffMember, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The columns of the list of staff. */
export function staffColumns({ ownId, onOpen, now, locale }: StaffColumnsOptions): Column<StaffMember>[] {
  const text = messagesIn(staffMessages);
  return [
    {
      key: 'name',
      label: text.columns.name,
      cell: (member) => (
        <RowName name={fullName(member)} onOpen={onOpen && (() => onOpen(member))}>
          {member.id === ownId && <Badge>{text.you}</Badge>}
          {member.is_invited && <Badge tone="warning">{text.invited}</Badge>}
        </RowName>
      ),
    },
    { key: 'email', label: text.columns.email, quiet: true, cell: ({ email }) => <span title={email}>{email}</span> },
    { key: 'role', label: text.columns.role, width: 'lg', card: 'end', cell: ({ role }) => roleName(role) },
    {
      key: 'since',
      label: text.columns.since,
      width: 'md',
      quiet: true,
      cell: ({ created_at }) => <TimeAgo at={created_at} now={now} locale={locale} />,
    },
  ];
}
