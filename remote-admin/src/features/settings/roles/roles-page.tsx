import type { StaffRole } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../controls/actions/action-button';
import { staffPage } from '../../../guard/staff-page';
import { rolesMessages } from '../../../messages/settings/roles';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { ALL_RIGHTS, areasOf, roleName } from '../frame/rights.model';
import { rolesQuery } from '../frame/settings.queries';
import { SettingsScreen } from '../frame/settings-screen';

/** The roles that every shop has. */
const EXPECTED = 7;

function roleColumns(locale: string): Column<StaffRole>[] {
  const text = messagesIn(rolesMessages);
  const all = ALL_RIGHTS.length.toLocaleString(locale);
  return [
    {
      key: 'name',
      label: text.columns.name,
      width: 'lg',
      cell: (role) => <RowLink to={adminPaths.role(role.id)}>{roleName(role)}</RowLink>,
    },
    {
      key: 'kind',
      label: text.columns.kind,
      width: 'md',
      quiet: true,
      cell: ({ key }) => (key === null ? text.own : text.ofEveryShop),
    },
    {
      key: 'areas',
      label: text.columns.areas,
      card: 'none',
      cell: ({ rights }) => {
        const areas = areasOf(rights).join(', ');
        return <span title={areas}>{areas}</span>;
      },
    },
    {
      key: 'rights',
      label: text.columns.rights,
      width: 'sm',
      figure: true,
      quiet: true,
      card: 'labelled',
      cell: ({ rights }) =>
        rights.length >= ALL_RIGHTS.length ? text.everything : text.share(rights.length.toLocaleString(locale), all),
    },
    {
      key: 'members',
      label: text.columns.members,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ member_count }) => member_count.toLocaleString(locale),
    },
  ];
}

/** The way to a new role, or why there is none. */
function MakeRole() {
  const { make } = useMessages(rolesMessages);
  const reason = useRights()('staff.write');
  return reason ? (
    <ActionButton size="sm" reason={reason}>
      {make}
    </ActionButton>
  ) : (
    <ButtonLink as={Link} size="sm" to={adminPaths.newRole()}>
      {make}
    </ButtonLink>
  );
}

function RolesScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(rolesMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery({ ...rolesQuery(), enabled });
  return (
    <SettingsScreen
      title={pages.roles}
      right="staff.read"
      count={data && text.count(data.items.length, data.items.length.toLocaleString(locale))}
      actions={<MakeRole />}
    >
      {error && !data ? (
        <LoadFailure what={text.theRoles} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={text.theRoles}
          columns={roleColumns(locale)}
          rows={data?.items}
          keyOf={({ id }) => id}
          nameOf={roleName}
          expected={EXPECTED}
        />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/roles: the roles of every shop, and those that this one has made. */
export const Page = staffPage(RolesScreen);
