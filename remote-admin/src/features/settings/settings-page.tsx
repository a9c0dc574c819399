import { useMessages } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useEffect } from 'react';
import { AdminGuard } from '../../guard/admin-guard';
import { settingsMessages } from '../../messages/settings/settings';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { adminMeQuery } from '../../rights/rights.queries';
import { firstPage, roleName } from './frame/rights.model';

const TARGETS = {
  store: adminPaths.store(),
  staff: adminPaths.staff(),
  remotes: adminPaths.remotes(),
  audit: adminPaths.auditLog(),
  jobs: adminPaths.jobs(),
};

function SettingsEntrance() {
  const text = useMessages(settingsMessages);
  const userId = useSession((state) => state.userId);
  const { data: me, error, isFetching, refetch } = useQuery(adminMeQuery(userId));
  const navigate = useNavigate();
  const first = me && firstPage(me.rights);

  useEffect(() => {
    if (first) void navigate(TARGETS[first], { replace: true });
  }, [first, navigate]);

  return (
    <>
      <PageHead title={text.title} />
      {me && !first && (
        <EmptyState compact title={text.nothingHere}>
          {text.noRight(roleName(me.role), text.rights['settings.read'])}
        </EmptyState>
      )}
      {error && <LoadFailure what={text.title} error={error} pending={isFetching} onRetry={() => void refetch()} />}
    </>
  );
}

/** /admin/settings: leads to the first of its pages that one may see. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={null}>
        <SettingsEntrance />
      </AdminGuard>
    </Screen>
  );
}
