import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { dashboardMessages } from '../../messages/dashboard';
import { LoadFailure } from '../../page/load-failure';
import { dashboardQuery } from './dashboard.queries';
import { ProductLists } from './lists/product-lists';
import { ToDoList } from './lists/to-do-list';
import styles from './sales-overview.module.css';
import { RangePicker } from './sales/range-picker';
import { readRange } from './sales/range.model';
import { SalesFigures } from './sales/sales-figures';
import { SalesOverTime } from './sales/sales-over-time';

interface SalesOverviewProps {
  enabled: boolean;
  locale: string;
}

/** Work, sales, and what sells; a failure here leaves the rest of the page alone. */
export function SalesOverview({ enabled, locale }: SalesOverviewProps) {
  const text = useMessages(dashboardMessages);
  const [params] = useSearchParams();
  const range = readRange(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...dashboardQuery(range), enabled });
  const hasFailed = error !== null && (!data || isPlaceholderData);
  return (
    <>
      <RangePicker range={range} shown={isPlaceholderData ? undefined : data} />
      {hasFailed ? (
        <LoadFailure what={text.theSales} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.Overview} data-stale={isPlaceholderData ? '' : undefined}>
          <p className={styles.Note} role="status">
            {data && (data.days_due > 0 ? text.summing : asOf(data.as_of, text.asOf, locale))}
          </p>
          <SalesFigures data={data} locale={locale} />
          <SalesOverTime data={data} locale={locale} />
          <ToDoList items={data?.to_do} locale={locale} />
          <ProductLists data={data} locale={locale} />
        </div>
      )}
    </>
  );
}

function asOf(moment: string | null, say: (time: string) => string, locale: string): string {
  return moment === null ? '' : say(new Date(moment).toLocaleTimeString(locale, { timeStyle: 'short' }));
}
