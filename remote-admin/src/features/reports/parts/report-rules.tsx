import { useMessages } from '@tessera/shared/i18n';
import { reportMessages } from '../../../messages/reports';
import styles from './report-rules.module.css';

/** What the figures count, in sentences. */
export function ReportRules() {
  const { title, ...rules } = useMessages(reportMessages).rules;
  return (
    <details className={styles.Rules}>
      <summary className={styles.Summary}>{title}</summary>
      <ul className={styles.List}>
        {Object.entries(rules).map(([key, rule]) => (
          <li key={key}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
