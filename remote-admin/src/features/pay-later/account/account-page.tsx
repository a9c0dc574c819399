import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../../guard/record-page';
import { accountMessages } from '../../../messages/pay-later/account';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { adminPaths } from '../../../paths';
import { AccountView } from './account-view';
import { accountQuery } from './account.queries';

/** The account's own places, empty. */
const AccountSkeleton = () => <RecordSkeleton label={useMessages(accountMessages).loading} many />;

function AccountScreen() {
  const text = useMessages(accountMessages);
  const { account: id = '' } = useParams();
  return (
    <RecordGate
      result={useQuery(accountQuery(id))}
      skeleton={<AccountSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.payLater(), label: text.toAccounts }}
      failure={{ title: text.theAccount, what: text.theAccount }}
    >
      {(account, shown) => <AccountView key={account.id} account={account} {...shown} />}
    </RecordGate>
  );
}

/** /admin/pay-later/{account}: one account: the facts, the decision, its plans, what was booked by hand, and its ledger. */
export const Page = recordPage(AccountSkeleton, AccountScreen);
