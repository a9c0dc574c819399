import type { Order, Reordered } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Alert, Button, ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { formatDate, today } from '@tessera/shared/dates';
import { useLocale } from '@tessera/shared/query';
import { ordersMessages } from '../../../messages/orders';
import { CancelDialog } from './cancel-dialog';
import styles from '../order.module.css';
import { returnableLines } from '../returns/returnable';
import { useInvoice } from './use-invoice';
import { useReorder } from './use-reorder';

/** Everything that can be done with the order now; what is not possible is not offered. */
export function OrderActions({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const invoice = useInvoice(order.number);
  const reorder = useReorder(order.number);
  const [isCancelling, setCancelling] = useState(false);
  const canReturn = isInTime(order) && returnableLines(order).length > 0;
  return (
    <div className={styles.Doing}>
      <div className={styles.Actions} role="group" aria-label={text.actions}>
        {order.can_pay && (
          <ButtonLink as={Link} to={paths.confirmation(order.number)} variant="accent">
            {text.pay}
          </ButtonLink>
        )}
        {canReturn && (
          <ButtonLink as={Link} to={paths.returnOrder(order.number)} variant="secondary">
            {text.returnItems}
          </ButtonLink>
        )}
        {order.documents.map(({ kind, number, replaced_by }) => (
          <Button
            key={number}
            variant="secondary"
            pending={invoice.isPending && invoice.variables === number}
            onClick={() => invoice.mutate(number)}
          >
            {number === order.invoice?.number
              ? text.invoice
              : text.document[kind === 'invoice' && replaced_by ? 'cancelled' : kind](number)}
          </Button>
        ))}
        <Button variant="secondary" pending={reorder.isPending} onClick={() => reorder.mutate()}>
          {text.reorder}
        </Button>
        {order.can_cancel && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        )}
      </div>
      {reorder.data && <LeftOut reordered={reorder.data} />}
      <ReturnDeadline order={order} />
      <CancelDialog order={order} open={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}

const isInTime = ({ return_until }: Order): boolean => return_until !== null && return_until >= today();

/** Until when something can be given back, where something is left to give back. */
function ReturnDeadline({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  if (order.return_until === null || order.status === 'cancelled' || returnableLines(order).length === 0) return null;
  const day = formatDate(order.return_until, locale);
  return <p className={styles.Quiet}>{isInTime(order) ? text.returnUntil(day) : text.returnOver(day)}</p>;
}

/** What came of buying again: the way to the cart, and what is not in it. */
function LeftOut({ reordered }: { reordered: Reordered }) {
  const text = useMessages(ordersMessages);
  const { left_out } = reordered;
  return (
    <Alert tone={left_out.length > 0 ? 'warning' : 'success'}>
      {left_out.length > 0 && (
        <>
          <p className={styles.Strong}>{text.leftOut}</p>
          <ul className={styles.LeftOut}>
            {left_out.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.cart()}>{text.toCart}</Link>
    </Alert>
  );
}
