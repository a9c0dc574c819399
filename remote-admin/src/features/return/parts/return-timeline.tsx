import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { returnMessages } from '../../../messages/return';
import { Card } from '../../../page/card';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import styles from './return-timeline.module.css';

interface ReturnTimelineProps {
  one: AdminReturn;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What happened to the return, the latest first; who did it stands in the audit log. */
export function ReturnTimeline({ one, now }: ReturnTimelineProps) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const whyNot = useRights();
  // a later API may tell of events that have no sentence yet
  const titles: Record<string, string> = text.events;
  return (
    <Card
      title={text.timeline}
      action={
        !whyNot('audit.read') && (
          <Link className={styles.Link} to={adminPaths.historyOf('return', one.id)} title={text.historyText}>
            {text.history}
          </Link>
        )
      }
    >
      <ol className={styles.Entries}>
        {[...one.timeline].reverse().map(({ at, event, data }) => (
          <li key={`${at} ${event}`} className={styles.Entry}>
            <span className={styles.Title}>{titles[event] ?? event.replaceAll('_', ' ')}</span>
            {typeof data.amount === 'number' && (
              <span className={styles.When}>{formatMoney(data.amount, one.currency, locale)}</span>
            )}
            <span className={styles.When}>
              <TimeAgo at={at} now={now} locale={locale} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
