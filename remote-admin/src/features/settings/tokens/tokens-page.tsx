import type { NewStaffToken, StaffToken } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { EmptyState } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { staffPage } from '../../../guard/staff-page';
import { settingsMessages } from '../../../messages/settings/settings';
import { tokensMessages } from '../../../messages/settings/tokens';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useMe } from '../../../rights/use-me';
import { useRights } from '../../../rights/use-rights';
import { DataTable } from '../../../table/data-table';
import { SettingsScreen } from '../frame/settings-screen';
import { MadeTokenDialog } from './made-token-dialog';
import { MakeTokenDialog } from './make-token-dialog';
import { RevokeDialog } from './revoke-dialog';
import { tokenColumns } from './token-columns';
import { stateOf } from './tokens.model';
import { tokensQuery } from './tokens.queries';

/** As many rows as a shop with a few machines has. */
const EXPECTED = 3;

function TokenList({ enabled, onOpen }: { enabled: boolean; onOpen?: (token: StaffToken) => void }) {
  const text = useMessages(tokensMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...tokensQuery(), enabled });
  if (error && !data) {
    return <LoadFailure what={text.theTokens} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0) {
    return (
      <EmptyState compact title={text.none}>
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption={text.theTokens}
      columns={tokenColumns({ onOpen, now: dataUpdatedAt, locale })}
      rows={data?.items}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      expected={EXPECTED}
    />
  );
}

function TokensScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(tokensMessages);
  const me = useMe();
  const client = useQueryClient();
  const reason = useRights()('staff.write');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewStaffToken>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('token');
  const [opened, setOpened] = useState(asked);
  const { data, dataUpdatedAt } = useQuery({ ...tokensQuery(), enabled });
  const token = reason ? undefined : data?.items.find(({ id }) => id === opened);

  function show(token: NewStaffToken): void {
    setMade(token);
    void client.invalidateQueries({ queryKey: tokensQuery().queryKey });
  }

  function close(): void {
    setOpened(null);
    // else a later visit would open it again
    if (asked !== null) void navigate(adminPaths.tokens(), { replace: true, preventScrollReset: true });
  }

  return (
    <SettingsScreen
      title={pages.tokens}
      right="staff.read"
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => setMaking(true)}>
          {text.make}
        </ActionButton>
      }
    >
      <TokenList enabled={enabled} onOpen={reason ? undefined : ({ id }) => setOpened(id)} />
      <MakeTokenDialog open={isMaking} onClose={() => setMaking(false)} own={me?.rights ?? []} onMade={show} />
      <MadeTokenDialog made={made} onClose={() => setMade(undefined)} />
      <RevokeDialog token={token && stateOf(token, dataUpdatedAt) === 'good' ? token : undefined} onClose={close} />
    </SettingsScreen>
  );
}

/** /admin/settings/tokens: by which tokens machines call the back office; `?token` opens one of them. */
export const Page = staffPage(TokensScreen);
