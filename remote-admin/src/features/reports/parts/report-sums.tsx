import type { Report } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { reportMessages } from '../../../messages/reports';
import { Card } from '../../../page/card';
import { figureText } from '../report-words.model';
import { AMOUNTS } from '../reports.model';
import styles from './report-sums.module.css';

const SIGNS: Partial<Record<(typeof AMOUNTS)[number], string>> = { discounts: '−', returns: '−' };

interface ReportSumsProps {
  /** undefined while it is on its way */
  report: Report | undefined;
  locale: string;
}

/** How gross sales become the total, and what each line of that means. */
export function ReportSums({ report, locale }: ReportSumsProps) {
  const { sums, figures } = useMessages(reportMessages);
  return (
    <Card title={sums.title}>
      <dl className={styles.Sums} aria-busy={!report}>
        {AMOUNTS.map((figure) => (
          <div key={figure} className={styles.Line} data-figure={figure}>
            <dt className={styles.Name}>
              {figures[figure]}
              <span className={styles.Meaning}>{sums[figure]}</span>
            </dt>
            <dd className={styles.Value}>
              {report ? (
                <>
                  {report.totals[figure] > 0 && SIGNS[figure]}
                  {figureText(figure, report.totals, report.currency, locale)}
                </>
              ) : (
                <Skeleton width="half" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
