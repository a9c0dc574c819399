import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import type { PressAction } from '../../../controls/actions/use-press';
import { useLateDialog } from '../../../form/use-late-dialog';
import { orderMessages } from '../../../messages/orders/order';
import { troubleMessages } from '../../../messages/orders/trouble';
import type { ByHandDialogProps } from './by-hand-dialog';
import { useOrderWrite } from '../actions/use-order-write';
import { disputeReason, troublesOf, wordFor, type OrderRefund, type Trouble } from './troubles.model';
import styles from './order-troubles.module.css';
import rows from '../../../page/rows.module.css';

const importDialog = () => import(/* webpackChunkName: "order-dialogs" */ './by-hand-dialog');

interface OrderTroublesProps {
  order: AdminOrder;
  /** why money cannot be given back by whoever looks at it */
  reason: string | undefined;
  /** why a payment cannot be taken */
  captureReason: string | undefined;
  onCapture: PressAction;
  /** somebody is at work on one of them */
  onBusy: (isBusy: boolean) => void;
}

interface EntryProps {
  tone: 'error' | 'warning';
  title: string;
  /** what the provider says, and what follows from it */
  facts: (string | null | undefined)[];
  children?: ReactNode;
}

function Entry({ tone, title, facts, children }: EntryProps) {
  return (
    <Alert tone={tone}>
      <p className={rows.Strong}>{title}</p>
      <p className={rows.Words}>{facts.filter(Boolean).join(' ')}</p>
      {children && <div className={styles.Actions}>{children}</div>}
    </Alert>
  );
}

/** How often it was tried, and when it is again. */
function useTries(): (attempts: number, next: string | null) => string {
  const text = useMessages(troubleMessages);
  const locale = useLocale();
  return (attempts, next) => {
    const said = [attempts > 0 && text.tried(attempts), next && text.next(momentOf(next, locale))].filter(Boolean);
    return said.length > 0 ? `${said.join(', ')}.` : '';
  };
}

interface RefundTroubleProps extends Pick<OrderTroublesProps, 'order' | 'reason'> {
  refund: OrderRefund;
  onByHand: PressAction;
}

function RefundTrouble({ order, refund, reason, onByHand }: RefundTroubleProps) {
  const text = useMessages(troubleMessages);
  const tries = useTries();
  const amount = formatMoney(refund.amount, order.currency, useLocale());
  const retry = useOrderWrite(order, () => void toast.success(text.again(amount)));
  const { id, purpose, state, message, attempts, next_try_at, can_settle_by_hand, can_close } = refund;
  const isWaiting = state === 'pending';
  return (
    <Entry
      tone={isWaiting ? 'warning' : 'error'}
      title={isWaiting ? text.waits(amount) : text.failed(amount)}
      facts={[
        message && wordFor(text.reasons, message),
        purpose === 'surplus' && `${wordFor(text.reasons, refund.reason)}.`,
        isWaiting && tries(attempts, next_try_at),
        retry.error?.message,
      ].map((fact) => fact || null)}
    >
      <ActionButton
        size="sm"
        reason={reason}
        pending={retry.isPending}
        onClick={() => retry.mutate({ path: `orders/${order.id}/refunds/${id}/retry` })}
      >
        {isWaiting ? text.tryNow : text.retry}
      </ActionButton>
      {(can_settle_by_hand || can_close) && (
        <ActionButton size="sm" variant="secondary" reason={reason} onClick={onByHand}>
          {text.settle}
        </ActionButton>
      )}
    </Entry>
  );
}

type CaptureTroubleProps = Pick<OrderTroublesProps, 'order' | 'captureReason' | 'onCapture'> & {
  payment: AdminOrder['payments'][number];
};

function CaptureTrouble({ order, payment, captureReason, onCapture }: CaptureTroubleProps) {
  const text = useMessages(troubleMessages);
  const { actions } = useMessages(orderMessages);
  const tries = useTries();
  const amount = formatMoney(payment.amount, order.currency, useLocale());
  const trouble = payment.capture_trouble;
  if (!trouble) return null;
  const { message, attempts, next_try_at } = trouble;
  return (
    <Entry
      tone={next_try_at ? 'warning' : 'error'}
      title={text.capture(amount)}
      facts={[message, next_try_at && tries(attempts, next_try_at)]}
    >
      <ActionButton size="sm" reason={captureReason} onClick={onCapture}>
        {actions.capture}
      </ActionButton>
    </Entry>
  );
}

function DisputeTrouble({ order, dispute }: { order: AdminOrder; dispute: AdminOrder['disputes'][number] }) {
  const text = useMessages(troubleMessages);
  const locale = useLocale();
  const { amount, reason, respond_by } = dispute;
  return (
    <Entry
      tone="error"
      title={text.disputed(formatMoney(amount, order.currency, locale))}
      facts={[
        reason && `${disputeReason(text, reason)}.`,
        text.disputeText,
        respond_by && text.answerBy(momentOf(respond_by, locale)),
      ]}
    />
  );
}

function LostTrouble({ order: { owed, currency, payment } }: Pick<OrderTroublesProps, 'order'>) {
  const text = useMessages(troubleMessages);
  const amount = formatMoney(owed, currency, useLocale());
  return <Entry tone="error" title={text.lost(amount)} facts={[payment.message, text.lostText]} />;
}

/** What has gone wrong with the order's money, why, and what can be done now; nothing where nothing has. */
export function OrderTroubles(props: OrderTroublesProps) {
  const { order, onBusy } = props;
  const { label } = useMessages(troubleMessages);
  const { Dialog, opened, open, close } = useLateDialog<OrderRefund, ByHandDialogProps>(importDialog);
  const troubles = troublesOf(order);
  const isOpen = opened?.isOpen ?? false;

  useEffect(() => onBusy(isOpen), [isOpen, onBusy]);

  const entryOf = (trouble: Trouble) => {
    if (trouble.kind === 'dispute') return <DisputeTrouble order={order} dispute={trouble.dispute} />;
    if (trouble.kind === 'lost') return <LostTrouble order={order} />;
    if (trouble.kind === 'capture') return <CaptureTrouble {...props} payment={trouble.payment} />;
    return <RefundTrouble {...props} refund={trouble.refund} onByHand={() => open(trouble.refund)} />;
  };
  return (
    <>
      {troubles.length > 0 && (
        <ul className={styles.Troubles} aria-label={label}>
          {troubles.map((trouble) => (
            <li key={trouble.id}>{entryOf(trouble)}</li>
          ))}
        </ul>
      )}
      {Dialog && opened && (
        <Dialog key={opened.count} order={order} refund={opened.asked} open={opened.isOpen} onClose={close} />
      )}
    </>
  );
}
