import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../../guard/admin-guard';
import { accountMessages } from '../../../messages/pay-later/account';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { AccountView } from './account-view';
import { accountQuery } from './account.queries';

function AccountScreen() {
  const text = useMessages(accountMessages);
  const { account: id = '' } = useParams();
  const result = useQuery(accountQuery(id));
  return (
    <RecordGate
      result={result}
      skeleton={<RecordSkeleton label={text.loading} many />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.payLater(), label: text.toAccounts }}
      failure={{ title: text.theAccount, what: text.theAccount }}
    >
      {(account) => (
        <AccountView
          key={account.id}
          account={account}
          now={result.dataUpdatedAt}
          onChanged={() => void result.refetch()}
        />
      )}
    </RecordGate>
  );
}

/** /admin/pay-later/{account}: one account: the facts, the decision, its plans, what was booked by hand, and its ledger. */
export function Page() {
  const { loading } = useMessages(accountMessages);
  return (
    <Screen>
      <AdminGuard fallback={<RecordSkeleton label={loading} many />}>
        <AccountScreen />
      </AdminGuard>
    </Screen>
  );
}
