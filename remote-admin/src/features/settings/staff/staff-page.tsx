import type { StaffMember } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { staffPage } from '../../../guard/staff-page';
import { settingsMessages } from '../../../messages/settings/settings';
import { staffMessages } from '../../../messages/settings/staff';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useMe } from '../../../rights/use-me';
import { useRights } from '../../../rights/use-rights';
import { DataTable } from '../../../table/data-table';
import { rolesQuery, staffQuery } from '../frame/settings.queries';
import { SettingsScreen } from '../frame/settings-screen';
import { InviteDialog } from './invite-dialog';
import { MemberDialog } from './member-dialog';
import { RemoveDialog } from './remove-dialog';
import { fullName, staffColumns } from './staff-columns';

/** As many rows as a small shop's team has. */
const EXPECTED = 4;

/** Which dialog is open; the member by id, so that it shows what was read last. */
type Opened = { dialog: 'invite' } | { dialog: 'member' | 'remove'; id: string } | undefined;

function StaffList({ enabled, onOpen }: { enabled: boolean; onOpen?: (member: StaffMember) => void }) {
  const text = useMessages(staffMessages);
  const locale = useLocale();
  const me = useMe();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...staffQuery(), enabled });
  if (error && !data) {
    return <LoadFailure what={text.theStaff} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0) return <EmptyState compact title={text.none} />;
  return (
    <DataTable
      caption={text.theStaff}
      columns={staffColumns({ ownId: me?.user.id, onOpen, now: dataUpdatedAt, locale })}
      rows={data?.items}
      keyOf={({ id }) => id}
      nameOf={fullName}
      expected={EXPECTED}
    />
  );
}

/** The dialogs of the page. */
function StaffDialogs({ opened, onShow }: { opened: Opened; onShow: (next: Opened) => void }) {
  const me = useMe();
  const { data: staff } = useQuery(staffQuery());
  const { data: roles } = useQuery(rolesQuery());
  const choices = roles?.items ?? [];
  const find = (dialog: string) =>
    opened && opened.dialog === dialog && 'id' in opened ? staff?.items.find(({ id }) => id === opened.id) : undefined;
  const close = () => onShow(undefined);
  return (
    <>
      <InviteDialog open={opened?.dialog === 'invite'} onClose={close} roles={choices} />
      <MemberDialog
        member={roles && find('member')}
        roles={choices}
        onClose={close}
        onRemove={({ id }) => onShow({ dialog: 'remove', id })}
      />
      <RemoveDialog member={find('remove')} ownId={me?.user.id} onClose={close} />
    </>
  );
}

function StaffScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(staffMessages);
  const locale = useLocale();
  const reasonAgainst = useRights();
  const { data } = useQuery({ ...staffQuery(), enabled });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('member');
  const [opened, setOpened] = useState<Opened>(asked === null ? undefined : { dialog: 'member', id: asked });
  const reason = reasonAgainst('staff.write');

  function show(next: Opened): void {
    setOpened(next);
    // else a later visit would open them again
    if (asked !== null) void navigate(adminPaths.staff(), { replace: true, preventScrollReset: true });
  }

  return (
    <SettingsScreen
      title={pages.staff}
      right="staff.read"
      count={data && text.count(data.items.length, data.items.length.toLocaleString(locale))}
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => show({ dialog: 'invite' })}>
          {text.invite}
        </ActionButton>
      }
    >
      <StaffList enabled={enabled} onOpen={reason ? undefined : ({ id }) => show({ dialog: 'member', id })} />
      {enabled && !reason && <StaffDialogs opened={opened} onShow={show} />}
    </SettingsScreen>
  );
}

/** /admin/settings/staff: who works in the shop, and in which role; `?member` opens one of them. */
export const Page = staffPage(StaffScreen);
