import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Section } from '../../frame/section/section';
import { formatDate } from '@tessera/shared/dates';
import { payLaterMessages } from '../../messages/pay-later';
import { overdueOf } from './account/overdue';
import styles from './account/pay-later.module.css';

/** How much there is, how much of it is taken, and what is to be paid next. */
export function LimitSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  const money = moneyFormat(account.currency, useLocale());
  const { limit, used, available, next_due } = account;
  const overdue = overdueOf(account);
  const due = next_due && text.nextDueOn(money(next_due.amount), formatDate(next_due.due_on, locale));
  return (
    <Section title={text.limitTitle}>
      <div className={styles.Limit}>
        <p className={styles.Available}>
          <span className={styles.Big}>{money(available)}</span> {text.available}
        </p>
        <meter
          className={styles.Meter}
          min={0}
          max={Math.max(limit, 1)}
          value={used}
          aria-label={text.meter(money(used), money(limit))}
        />
        <dl className={styles.Sums}>
          <div>
            <dt className={styles.Term}>{text.used}</dt>
            <dd className={styles.Sum}>{money(used)}</dd>
          </div>
          <div>
            <dt className={styles.Term}>{text.limit}</dt>
            <dd className={styles.Sum}>{money(limit)}</dd>
          </div>
          <div>
            <dt className={styles.Term}>{overdue ? text.overdue : text.nextDue}</dt>
            <dd className={styles.Sum}>
              {overdue
                ? text.overdueSince(money(overdue.amount), formatDate(overdue.since, locale))
                : (due ?? text.nothingDue)}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
