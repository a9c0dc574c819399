import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { dayOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { accountMessages } from '../../../../messages/pay-later/account';
import { Card } from '../../../../page/card';
import rows from '../../../../page/rows.module.css';
import { adminPaths } from '../../../../paths';
import { SumRow } from '../../../../records/sum-row';
import styles from './account.module.css';

/** What is known of the customer for a decision, and the way to them and their orders. */
export function AccountFacts({ account }: { account: AdminPayLaterRecord }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { facts, currency, user_id, email } = account;
  const { customer_since, last_order_at } = facts;
  const lines = [
    [text.facts.since, customer_since === null ? '–' : dayOf(customer_since, locale)],
    [text.facts.orders, facts.orders_count.toLocaleString(locale)],
    [text.facts.spent, formatMoney(facts.spent, currency, locale)],
    [text.facts.last, last_order_at === null ? text.facts.none : dayOf(last_order_at, locale)],
    [text.facts.returns, facts.returns_count.toLocaleString(locale)],
    [text.facts.plans, facts.plans_count.toLocaleString(locale)],
    [text.facts.open, facts.plans_open.toLocaleString(locale)],
  ] as const;
  return (
    <Card title={text.cards.facts}>
      {email !== '' && <p className={rows.Words}>{email}</p>}
      <dl>
        {lines.map(([label, value]) => (
          <SumRow key={label} label={label} amount={value} />
        ))}
      </dl>
      {user_id !== null && (
        <p className={styles.Links}>
          <Link className={rows.Link} to={adminPaths.customer(user_id)}>
            {text.customer}
          </Link>
          <Link className={rows.Link} to={`${paths.adminOrders()}?${new URLSearchParams({ customer_id: user_id })}`}>
            {text.theirOrders}
          </Link>
        </p>
      )}
    </Card>
  );
}
