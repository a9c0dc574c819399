import { useMessages } from '@tessera/shared/i18n';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf } from '../../../controls/write-errors';

/** Keeps an order from being sent off, with the reason for colleagues. */
export function HoldDialog({ order, open, onClose }: ActionDialogProps) {
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      draft="hold"
      title={text.holdTitle}
      description={text.holdText}
      submit={actions.hold}
      done={text.done.hold}
      read={(form) => {
        const reason = valueOf(form, 'reason');
        return reason
          ? { path: `orders/${order.id}/hold`, body: { reason } }
          : { errors: { reason: text.reasonMissing } };
      }}
    >
      {(errors) => <ReasonField label={text.reason} hint={text.holdReasonHint} error={errors.reason} />}
    </OrderDialog>
  );
}
