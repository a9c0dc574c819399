import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Checkbox } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf } from '../../../controls/write-errors';

/** Ends an order of which nothing was sent: says what the customer gets back. */
export function CancelDialog(props: ActionDialogProps) {
  const { order } = props;
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const { id, number, refundable, totals, currency } = order;
  // Where nothing else has been paid, store credit goes back by itself.
  const back = refundable || Math.max(0, (totals.credit ?? 0) - totals.refunded);
  return (
    <OrderDialog
      {...props}
      draft="cancel"
      title={text.cancelTitle(number)}
      description={back > 0 ? text.cancelText(formatMoney(back, currency, locale)) : text.cancelTextUnpaid}
      submit={actions.cancel}
      tone="danger"
      done={text.done.cancel}
      read={(form) => ({
        path: `orders/${id}/cancel`,
        body: { reason: valueOf(form, 'reason'), restock: form.has('restock') },
      })}
    >
      {(errors) => (
        <>
          <ReasonField label={text.optional(text.reason)} hint={text.reasonHint} error={errors.reason} />
          <Checkbox label={text.restock} name="restock" defaultChecked />
        </>
      )}
    </OrderDialog>
  );
}
