import { useQuery } from '@tessera/shared/vendor/query';
import { useLocale } from '../../format/use-locale';
import { AdminGuard } from '../../guard/admin-guard';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { summaryQuery } from './dashboard.queries';
import { Figures } from './figures';
import { NewestProducts } from './newest-products';

function DashboardScreen({ enabled }: { enabled: boolean }) {
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...summaryQuery(), enabled });
  if (error && !data) {
    return (
      <>
        <PageHead title="Dashboard" />
        <LoadFailure what="The shop’s numbers" error={error} pending={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title="Dashboard" />
      <Figures summary={data} locale={locale} />
      <NewestProducts products={data?.newest_products} now={dataUpdatedAt} locale={locale} />
    </>
  );
}

/** /admin: the shop in numbers. */
export function Page() {
  return (
    <AdminGuard fallback={<DashboardScreen enabled={false} />}>
      <DashboardScreen enabled />
    </AdminGuard>
  );
}
