import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

interface CustomerMailsProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What the shop has written to them lately: names of mails, never their text. */
export function CustomerMails({ customer: { mails }, now }: CustomerMailsProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  return (
    <Card title={text.mails}>
      {mails.length === 0 && <p className={rows.Quiet}>{text.noMails}</p>}
      <ul className={rows.Rows}>
        {mails.map(({ id, template, state, created_at }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <span>{text.mailNames[template] ?? text.otherMail}</span>
              {state !== 'sent' && state !== 'kept' && (
                <Badge tone={state === 'queued' ? 'neutral' : 'danger'}>{text.mailStates[state]}</Badge>
              )}
            </p>
            <p className={rows.Quiet}>
              <TimeAgo at={created_at} now={now} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
