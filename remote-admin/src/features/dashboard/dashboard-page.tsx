import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Slot } from '@tessera/shared/slots';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { adminMessages } from '../../messages/admin';
import { lacksRight, LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { summaryQuery } from './dashboard.queries';
import { Figures } from './figures';
import { FirstSteps } from './lists/first-steps';
import { NewestProducts } from './newest-products';
import { SalesOverview } from './sales-overview';
import styles from './dashboard-page.module.css';

function DashboardScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(adminMessages);
  const locale = useLocale();
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery({ ...summaryQuery(), enabled });
  const failure = error && !data && (
    <LoadFailure what={text.theNumbers} error={error} pending={isFetching} onRetry={() => void refetch()} />
  );
  if (lacksRight(error))
    return (
      <>
        <PageHead title={text.dashboard} />
        {failure}
      </>
    );
  return (
    <>
      <PageHead title={text.dashboard} />
      {data && <FirstSteps left={data.first_steps} />}
      {/* what the first steps would push down is not seen before it is known whether there are any */}
      <div className={styles.Below} data-waits={isPending || undefined}>
        <SalesOverview enabled={enabled} locale={locale} />
        {enabled && <Slot place="admin-dashboard" />}
        {failure || (
          <>
            <Figures summary={data} locale={locale} />
            <NewestProducts products={data?.newest_products} now={dataUpdatedAt} locale={locale} />
          </>
        )}
      </div>
    </>
  );
}

/** /admin: work, sales and the shop in numbers. */
export const Page = staffPage(DashboardScreen);
