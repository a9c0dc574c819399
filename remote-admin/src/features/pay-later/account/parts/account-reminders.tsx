import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { accountMessages } from '../../../../messages/pay-later/account';
import rows from '../../../../page/rows.module.css';

/** Which mails reminded of what, the latest first. */
export default function AccountReminders({ account }: { account: AdminPayLaterRecord }) {
  const { reminders: text } = useMessages(accountMessages);
  const locale = useLocale();
  const sayStep = (step: number): string => {
    if (step === 0) return text.on;
    return step < 0 ? text.before(-step) : text.after(step);
  };
  if (account.reminders.length === 0) return <p className={rows.Quiet}>{text.none}</p>;
  return (
    <ul className={rows.Rows}>
      {account.reminders.map(({ order_number, number, due_on, step, sent_on }) => (
        <li key={`${order_number} ${number} ${due_on} ${step}`} className={rows.Row}>
          <p className={rows.Head}>
            <span>{text.line(order_number, number, sayStep(step))}</span>
            <span className={rows.End}>{formatDate(sent_on, locale)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
