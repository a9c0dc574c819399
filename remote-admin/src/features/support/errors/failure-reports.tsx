import type { ErrorReport, ErrorReportGroupRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TimeAgo } from '../../../format/time-ago';
import { failuresMessages } from '../../../messages/support/failures';
import { Card } from '../../../page/card';
import { Facts } from '../../../page/facts';
import rows from '../../../page/rows.module.css';
import styles from './failure-reports.module.css';

interface FailureProps {
  failure: ErrorReportGroupRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What a browser said, as plain text: nothing of it leads anywhere. */
function Report({ report, now }: { report: ErrorReport; now: number }) {
  const text = useMessages(failuresMessages);
  const locale = useLocale();
  const { error_id, comment, happened_at } = report;
  const facts = (Object.keys(text.facts) as (keyof typeof text.facts)[]) // its own keys
    .map((name) => ({ label: text.facts[name], value: report[name] }))
    .filter(({ value }) => value !== null && value !== '');
  return (
    <li className={styles.Report}>
      <p className={rows.Head}>
        <span className={styles.Number}>{error_id}</span>
        <span className={rows.End}>
          <TimeAgo at={happened_at} now={now} locale={locale} />
        </span>
      </p>
      {comment && (
        <blockquote className={styles.Comment} aria-label={text.comment}>
          {comment}
        </blockquote>
      )}
      <dl className={styles.Facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.Fact}>
            <dt className={rows.Quiet}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The latest reports of a failure. */
export function FailureReports({ failure: { latest, reports }, now }: FailureProps) {
  const text = useMessages(failuresMessages);
  return (
    <Card title={text.latest}>
      {latest.length === 0 && <p className={rows.Quiet}>{text.noReports}</p>}
      {latest.length > 0 && latest.length < reports && <p className={rows.Quiet}>{text.latestOf(latest.length)}</p>}
      <ul className={rows.Rows}>
        {latest.map((report) => (
          <Report key={report.id} report={report} now={now} />
        ))}
      </ul>
    </Card>
  );
}

/** How often it was reported, since when, and where. */
export function FailureFigures({ failure, now }: FailureProps) {
  const text = useMessages(failuresMessages);
  const locale = useLocale();
  const { address, reports, first_at, last_at } = failure;
  const figures = [
    { label: text.columns.address, value: address || text.noAddress },
    { label: text.columns.reports, value: reports.toLocaleString(locale) },
    { label: text.columns.first_at, value: <TimeAgo at={first_at} now={now} locale={locale} /> },
    { label: text.columns.last_at, value: <TimeAgo at={last_at} now={now} locale={locale} /> },
  ];
  return (
    <Card title={text.figures}>
      <Facts className={styles.Facts} facts={figures} />
    </Card>
  );
}
