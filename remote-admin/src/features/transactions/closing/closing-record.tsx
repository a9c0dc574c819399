import type { MonthClosing } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Alert } from '@tessera/shared/ui';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

interface ClosingRecordProps {
  closing: MonthClosing;
  locale: string;
}

/** Who recorded the month, and which of its sums are others by now. */
export function ClosingRecord({ closing: { recorded, changed }, locale }: ClosingRecordProps) {
  const text = useMessages(closingMessages);
  if (!recorded) {
    return (
      <Card title={text.cards.recorded}>
        <p className={rows.Quiet}>{text.notRecorded}</p>
      </Card>
    );
  }
  const { closed_by, closed_at, note, differing } = recorded;
  const say = (amount: number, currency: string): string => formatMoney(amount, currency, locale);
  return (
    <Card title={text.cards.recorded}>
      <p className={rows.Row}>
        <span>{text.recordedBy(closed_by || text.somebodyGone, momentOf(closed_at, locale))}</span>
        <span className={rows.Quiet}>
          {differing === 0 ? text.agrees : text.differs(differing, differing.toLocaleString(locale))}
        </span>
        {note !== '' && <span className={rows.Words}>{note}</span>}
      </p>
      {changed.length === 0 ? (
        <p className={rows.Quiet}>{text.unchanged}</p>
      ) : (
        <Alert tone="warning">
          {text.changed}
          <ul>
            {changed.map(({ figure, currency, recorded: before, now }) => (
              <li key={`${currency} ${figure}`}>
                {text.change(text.figures[figure], say(before, currency), say(now, currency))}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  );
}
