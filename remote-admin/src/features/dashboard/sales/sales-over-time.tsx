import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { lazy, Suspense } from 'react';
import { dayLabel } from '../../../format/days';
import { dashboardMessages } from '../../../messages/dashboard';
import { Panel } from '../lists/panel';
import styles from './sales-over-time.module.css';
import { SalesTable } from './sales-table';

const SalesChart = lazy(() => import(/* webpackChunkName: "sales-chart" */ './sales-chart'));

interface SalesOverTimeProps {
  /** undefined while they are on their way */
  data: Dashboard | undefined;
  locale: string;
}

/** Sales by day, or by hour of one day: a picture, and the same as a table. */
export function SalesOverTime({ data, locale }: SalesOverTimeProps) {
  const text = useMessages(dashboardMessages).chart;
  const waiting = <Skeleton shape="block" className={styles.Waiting} />;
  return (
    <Panel id="sales-over-time" title={text.title} note={data ? noteOf(data, text, locale) : ''}>
      <div className={styles.Place} aria-busy={!data}>
        {data ? (
          <Suspense fallback={waiting}>
            <SalesChart data={data} locale={locale} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <details className={styles.Details}>
        <summary className={styles.Summary}>{text.asTable}</summary>
        {data && <SalesTable data={data} locale={locale} />}
      </details>
    </Panel>
  );
}

interface Words {
  range: (from: string, to: string, zone: string) => string;
  one: (day: string, zone: string) => string;
}

function noteOf({ from, to, time_zone }: Dashboard, text: Words, locale: string): string {
  if (from === to) return text.one(dayLabel(from, locale), time_zone);
  return text.range(dayLabel(from, locale), dayLabel(to, locale), time_zone);
}
