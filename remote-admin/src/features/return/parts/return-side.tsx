import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { returnMessages } from '../../../messages/orders/return';
import { Card } from '../../../page/card';
import { adminPaths } from '../../../paths';
import { SumRow } from '../../../records/sum-row';
import styles from './return-side.module.css';

/** Whose it is, of which order, and its money. */
export function ReturnSide({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const { order, currency, refundable, refund_amount, state, replacement_order, exchange_draft_id } = one;
  const isHere = state === 'received' || state === 'refunded' || state === 'exchanged';
  return (
    <>
      <Card title={text.customer}>
        <p className={styles.Strong}>{order.name || order.email}</p>
        <p>
          <a className={styles.Link} href={`mailto:${order.email}`}>
            {order.email}
          </a>
        </p>
        <p>
          <Link className={styles.Link} to={paths.adminOrder(order.number)}>
            {text.order(order.number)}
          </Link>
        </p>
      </Card>
      <Card title={text.money}>
        <dl>
          <SumRow label={isHere ? text.worthHere : text.worth} amount={formatMoney(refundable, currency, locale)} />
          {refund_amount !== null && (
            <SumRow label={text.given} amount={formatMoney(refund_amount, currency, locale)} isSum />
          )}
        </dl>
        {exchange_draft_id !== null && state === 'received' && (
          <p>
            {text.draftBeing}{' '}
            <Link className={styles.Link} to={adminPaths.draft(exchange_draft_id)}>
              {text.toDraft}
            </Link>
          </p>
        )}
        {replacement_order !== null && (
          <p>
            <span className={styles.Strong}>{text.exchangedFor}</span>{' '}
            <Link className={styles.Link} to={paths.adminOrder(replacement_order)}>
              {text.order(replacement_order)}
            </Link>
          </p>
        )}
      </Card>
    </>
  );
}
