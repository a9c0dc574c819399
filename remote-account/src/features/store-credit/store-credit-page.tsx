import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { Link, useSearchParams } from '@tessera/shared/vendor/router';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { storeCreditMessages } from '../../messages/store-credit';
import { HistorySection } from './history-section';
import { RedeemSection } from './redeem-section';
import styles from './store-credit.module.css';
import { useStoreCredit } from '../../frame/store-credit.queries';

function StoreCreditSkeleton() {
  const text = useMessages(storeCreditMessages);
  return (
    <Section title={text.balanceTitle}>
      <Loading label={text.loading}>
        <Skeleton shape="row" />
      </Loading>
    </Section>
  );
}

/** /account/store-credit: what the shop owes the shopper, gift cards that are redeemed, and how it came and went. */
export function Page() {
  const text = useMessages(storeCreditMessages);
  const locale = useLocale();
  const query = useStoreCredit();
  const [search] = useSearchParams();
  return (
    <AccountFrame title={text.title}>
      {search.get('from') === 'checkout' && (
        <Alert tone="info">
          <p>{text.checkoutWaits}</p>
          <Link to={paths.checkout({ part: 'payment' })}>{text.toCheckout}</Link>
        </Alert>
      )}
      <DataGate query={query} failure={text.failure} skeleton={<StoreCreditSkeleton />}>
        {(credit) => (
          <>
            <Section title={text.balanceTitle} intro={text.balanceText}>
              <p className={styles.Balance}>{formatMoney(credit.balance, credit.currency, locale)}</p>
            </Section>
            <RedeemSection />
            <HistorySection credit={credit} />
          </>
        )}
      </DataGate>
    </AccountFrame>
  );
}
