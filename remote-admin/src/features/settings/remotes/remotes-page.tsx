import type { AdminRemote } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, EmptyState } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { staffPage } from '../../../guard/staff-page';
import { remotesMessages } from '../../../messages/settings/remotes';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { SettingsScreen } from '../frame/settings-screen';
import { versionOf } from './remotes.model';
import { useRemotes } from './use-remotes';
import { Weight } from './weight';

/** Those that the shop brings along. */
const EXPECTED = 4;

function remoteColumns(locale: string, now: number): Column<AdminRemote>[] {
  const { columns, notLive } = messagesIn(remotesMessages);
  return [
    {
      key: 'name',
      label: columns.name,
      width: 'md',
      cell: ({ name }) => <RowLink to={adminPaths.remote(name)}>{name}</RowLink>,
    },
    { key: 'team', label: columns.team, width: 'lg', quiet: true, cell: ({ team }) => team },
    {
      key: 'live',
      label: columns.live,
      width: 'lg',
      card: 'labelled',
      cell: ({ live_version }) => live_version ?? <Badge tone="warning">{notLive}</Badge>,
    },
    {
      key: 'owns',
      label: columns.owns,
      quiet: true,
      wide: true,
      card: 'whole',
      cell: ({ owns }) => <span title={owns.join('\n')}>{owns.join(', ')}</span>,
    },
    {
      key: 'heaviest',
      label: columns.heaviest,
      width: 'lg',
      figure: true,
      card: 'labelled',
      cell: (remote) => <Weight version={versionOf(remote, remote.live_version)} locale={locale} />,
    },
    {
      key: 'published',
      label: columns.published,
      width: 'md',
      quiet: true,
      card: 'labelled',
      cell: ({ versions: [newest] }) => newest && <TimeAgo at={newest.created_at} now={now} locale={locale} />,
    },
  ];
}

function RemotesScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useRemotes(enabled);
  return (
    <SettingsScreen
      title={pages.remotes}
      right="remotes.read"
      count={data && text.count(data.length, data.length.toLocaleString(locale))}
    >
      {error && !data ? (
        <LoadFailure what={text.theRemotes} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState compact title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <DataTable
          caption={text.theRemotes}
          columns={remoteColumns(locale, dataUpdatedAt)}
          rows={data}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          expected={EXPECTED}
        />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/remotes: the parts that the shop is composed of, who owns them, and which version is live. */
export const Page = staffPage(RemotesScreen);
