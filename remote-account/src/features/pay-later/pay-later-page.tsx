import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { Link, useSearchParams } from '@tessera/shared/vendor/router';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { payLaterMessages } from '../../messages/pay-later';
import { AccountState } from './account-state';
import { overdueOf } from './account/overdue';
import { LimitSection } from './limit-section';
import { usePayLater } from './account/pay-later.queries';
import { PlansSection } from './plans-section';
import { ReceiptsSection } from './receipts-section';

function PayLaterSkeleton() {
  const text = useMessages(payLaterMessages);
  return (
    <Section title={text.limitTitle}>
      <Loading label={text.loading}>
        <Skeleton shape="row" />
      </Loading>
    </Section>
  );
}

/** /account/pay-later: applying for it, what it comes to, and paying it. */
export function Page() {
  const text = useMessages(payLaterMessages);
  const query = usePayLater();
  const [search] = useSearchParams();
  const isReady = query.data?.state === 'active' && !overdueOf(query.data);
  return (
    <AccountFrame title={text.title}>
      {search.get('from') === 'checkout' && (
        <Alert tone={isReady ? 'success' : 'info'}>
          <p>{isReady ? text.readyForCheckout : text.checkoutWaits}</p>
          <Link to={paths.checkout({ part: 'payment' })}>{text.toCheckout}</Link>
        </Alert>
      )}
      <DataGate query={query} failure={text.failure} skeleton={<PayLaterSkeleton />}>
        {(account) => {
          const hasAccount = account.state === 'active' || account.state === 'suspended';
          const hasPlans = account.state === 'active' || account.schedules.length > 0;
          return (
            <>
              <AccountState account={account} />
              {hasAccount && <LimitSection account={account} />}
              {hasPlans && <PlansSection account={account} />}
              {hasPlans && <ReceiptsSection account={account} />}
            </>
          );
        }}
      </DataGate>
    </AccountFrame>
  );
}
