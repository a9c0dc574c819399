import type { Report } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { FigureList } from '../../figures/figure-list';
import { daysLabel } from '../../format/days';
import { staffPage } from '../../guard/staff-page';
import { ExportButton } from '../../list/toolbar/export-button';
import { useListState } from '../../list/use-list-state';
import { reportMessages } from '../../messages/reports';
import { LoadFailure } from '../../page/load-failure';
import { MainScreen } from '../../page/main-screen';
import { ListViews } from '../../views/list-views';
import { ReportChoices } from './choices/report-choices';
import { ReportTabs } from './choices/report-tabs';
import { ReportChart } from './parts/report-chart';
import { ReportRules } from './parts/report-rules';
import { ReportSums } from './parts/report-sums';
import { ReportTable } from './parts/report-table';
import { headlinesOf } from './report-words.model';
import styles from './reports-page.module.css';
import { reportSpec } from './reports.model';
import { exportReport, reportQuery } from './reports.queries';

/** Which days are shown, with what they are compared, and as of when. */
function noteOf({ from, to, before, time_zone, as_of, days_due }: Report, locale: string): string {
  const text = messagesIn(reportMessages);
  if (days_due > 0) return text.summing;
  const days = daysLabel(from, to, locale);
  const shown = before
    ? text.compared(days, daysLabel(before.from, before.to, locale), time_zone)
    : text.days(days, time_zone);
  if (as_of === null) return shown;
  return `${shown}. ${text.asOf(new Date(as_of).toLocaleTimeString(locale, { timeStyle: 'short' }))}`;
}

function ReportsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(reportMessages);
  const locale = useLocale();
  const { state } = useListState(reportSpec);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...reportQuery(state), enabled });
  const hasFailed = error !== null && (!data || isPlaceholderData);
  return (
    <MainScreen title={text.title} actions={<ExportButton list="reports" onExport={() => exportReport(state)} />}>
      <ReportTabs state={state} />
      <ReportChoices state={state} report={data}>
        <ListViews list="reports" spec={reportSpec} state={state} views={{}} text={{}} enabled={enabled} />
      </ReportChoices>
      {hasFailed ? (
        <LoadFailure what={text.theReport} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.Report} data-stale={isPlaceholderData ? '' : undefined}>
          <p className={styles.Note} role="status">
            {data && noteOf(data, locale)}
          </p>
          <FigureList figures={headlinesOf(data, locale)} busy={!data} />
          <div className={styles.Pair}>
            <ReportChart report={data} state={state} locale={locale} />
            <ReportSums report={data} locale={locale} />
          </div>
          <ReportTable report={data} state={state} locale={locale} />
          <ReportRules />
        </div>
      )}
    </MainScreen>
  );
}

/** /admin/reports: what was sold; all that a report is asked for lives in the address. */
export const Page = staffPage(ReportsScreen);
