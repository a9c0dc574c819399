import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { troubleMessages } from '../../../messages/orders/trouble';
import { disputeReason, wordFor } from './troubles.model';
import styles from '../parts/order-money.module.css';
import rows from '../../../page/rows.module.css';

const REFUND_TONES = { pending: 'warning', done: 'success', failed: 'danger' } as const;
const DISPUTE_TONES = { open: 'danger', won: 'success', lost: 'danger' } as const;

interface EntryProps {
  amount: string;
  badge: { tone: 'warning' | 'success' | 'danger'; text: string };
  at: string;
  facts: string[];
}

function Entry({ amount, badge, at, facts }: EntryProps) {
  const said = facts.filter(Boolean);
  return (
    <li className={rows.Row}>
      <p className={rows.Head}>
        {amount} <Badge tone={badge.tone}>{badge.text}</Badge>
        <span className={rows.End}>{at}</span>
      </p>
      {said.length > 0 && <p className={rows.Quiet}>{said.join(' · ')}</p>}
    </li>
  );
}

/** What went back or was to, and what is disputed; nothing where neither was. */
export function OrderRefunds({ order }: { order: AdminOrder }) {
  const { refunds: title, refundStates, methods } = useMessages(orderMessages);
  const text = useMessages(troubleMessages);
  const locale = useLocale();
  const { refunds, disputes, currency } = order;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <>
      {refunds.length > 0 && (
        <>
          <h3 className={styles.Title}>{title}</h3>
          <ul className={rows.Rows}>
            {refunds.map(({ id, amount, method, reason, state, message, made, followed_by, created_at }) => (
              <Entry
                key={id}
                amount={money(amount)}
                badge={{ tone: REFUND_TONES[state], text: refundStates[state] }}
                at={momentOf(created_at, locale)}
                facts={[
                  method ? methods[method] : '',
                  wordFor(text.reasons, reason),
                  text.made[made],
                  wordFor(text.reasons, message ?? ''),
                  followed_by ? text.madeUpFor : '',
                ]}
              />
            ))}
          </ul>
        </>
      )}
      {disputes.length > 0 && (
        <>
          <h3 className={styles.Title}>{text.disputes}</h3>
          <ul className={rows.Rows}>
            {disputes.map(({ id, amount, reason, state, opened_at }) => (
              <Entry
                key={id}
                amount={money(amount)}
                badge={{ tone: DISPUTE_TONES[state], text: text.disputeStates[state] }}
                at={momentOf(opened_at, locale)}
                facts={[disputeReason(text, reason), id]}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
