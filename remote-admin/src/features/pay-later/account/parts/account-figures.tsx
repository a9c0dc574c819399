import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { accountMessages } from '../../../../messages/pay-later/account';
import { Card } from '../../../../page/card';
import { RecordFigures } from '../../../../records/record-figures';
import styles from './account.module.css';

/** What is granted, owed and overdue, at a glance. */
export function AccountFigures({ account }: { account: AdminPayLaterRecord }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { limit, used, overdue, next_due_on, currency, reason } = account;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const figures = [
    { label: text.figures.limit, value: money(limit) },
    { label: text.figures.used, value: money(used) },
    { label: text.figures.available, value: money(Math.max(0, limit - used)) },
    { label: text.figures.overdue, value: overdue > 0 ? money(overdue) : text.nothing, isLate: overdue > 0 },
    { label: text.figures.next, value: next_due_on === null ? text.nothing : formatDate(next_due_on, locale) },
  ];
  return (
    <Card title={text.cards.figures}>
      {reason && <p className={styles.Why}>{reason}</p>}
      <RecordFigures figures={figures} />
    </Card>
  );
}
