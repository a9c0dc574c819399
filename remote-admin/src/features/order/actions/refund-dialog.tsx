import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { moneyInput, parseMoney } from '../../../numbers/money.model';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { amountFault, chosenLines, mostOf, previewBody, type RefundLines } from '../model/refund.model';
import { RefundFields } from '../../../orders/refund-fields';
import { refundPreviewQuery } from '../order.queries';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { RefundPieces } from './refund-pieces';
import { RefundTarget, type RefundTo } from './refund-target';
import { valueOf } from '../../../controls/write-errors';

/** What is chosen to go back, and what the server says that it comes to. */
function useRefund(order: AdminOrder, open: boolean, locale: string) {
  const { items, currency, totals } = order;
  const [lines, setLines] = useState<RefundLines>({});
  const [delivery, setDelivery] = useState(false);
  /** an amount as somebody typed it; '': what lines and delivery cost */
  const [typed, setTyped] = useState('');
  const [target, setTarget] = useState<RefundTo>('payment');
  const own = typed ? parseMoney(typed, currency, locale) : undefined;
  const body = previewBody(items, lines, delivery, target, own);
  const isChosen = body.items.length > 0 || delivery || body.amount !== undefined;
  const preview = useQuery({ ...refundPreviewQuery(order, body), enabled: open && isChosen });
  const known = isChosen ? preview.data : undefined;

  function chooseAll(): void {
    setLines(Object.fromEntries(items.map((item) => [item.id, { quantity: mostOf(item), restock: true }])));
    setDelivery(totals.shipping > 0);
    setTyped('');
  }

  return {
    lines,
    setLines,
    delivery,
    setDelivery,
    typed,
    setTyped,
    target,
    setTarget,
    chooseAll,
    known,
    error: preview.error,
    /** minor units; undefined: what was typed is no amount */
    amount: typed ? own : (known?.suggested_amount ?? 0),
    isBusy: isChosen && preview.isFetching,
  };
}

/** Gives money back, by lines and delivery or by an amount, and shows beforehand what it comes to. */
export function RefundDialog(props: ActionDialogProps) {
  const { order, open } = props;
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const { id, number, items, currency, refundable, totals } = order;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const refund = useRefund(order, open, locale);
  const { lines, typed, known, amount } = refund;

  function read(form: FormData) {
    const fault = amountFault(amount, refundable);
    const sentence = fault === 'too_much' ? text.tooMuch(money(refundable)) : fault && text.amountFaults[fault];
    if (sentence) return { errors: { amount: sentence } };
    const body = {
      amount,
      reason: valueOf(form, 'reason'),
      items: chosenLines(items, lines),
      ...(refund.target === 'store_credit' && { to: refund.target }),
    };
    return { path: `orders/${id}/refunds`, body };
  }

  return (
    <OrderDialog
      {...props}
      size="lg"
      title={text.refundTitle(number)}
      submit={amount ? text.refundOf(money(amount)) : text.refundNow}
      tone="danger"
      busy={refund.isBusy}
      done={text.done.refund(money(amount ?? 0))}
      read={read}
    >
      {(errors) => (
        <>
          <RefundPieces items={items} lines={lines} known={known} onChange={refund.setLines}>
            <Button variant="secondary" size="sm" onClick={refund.chooseAll}>
              {text.everything}
            </Button>
          </RefundPieces>
          <RefundFields
            currency={currency}
            shipping={totals.shipping > 0 ? text.refundDelivery(money(totals.shipping)) : undefined}
            label={text.amount}
            hint={text.amountHint(money(refundable))}
            amount={typed || (known ? moneyInput(known.suggested_amount, currency, locale) : '')}
            errors={errors}
            refund={refund}
          />
          <RefundTarget order={order} target={refund.target} onTarget={refund.setTarget} />
          <ReasonField label={text.optional(text.reason)} rows={2} hint={text.reasonHint} error={errors.reason} />
        </>
      )}
    </OrderDialog>
  );
}
