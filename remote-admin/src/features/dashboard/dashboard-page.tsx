import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocale } from '../../format/use-locale';
import { AdminGuard } from '../../guard/admin-guard';
import { isAdmin } from '../../guard/is-admin';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { summaryQuery } from './dashboard.queries';
import { Figures } from './figures';
import { NewestProducts } from './newest-products';

/** Starts reading the numbers for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(summaryQuery());
}

export function meta(): PageMeta {
  return { title: 'Dashboard', robots: 'noindex' };
}

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
