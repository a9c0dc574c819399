import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { comesByHand, underWay } from '../model/actions.model';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf } from '../../../controls/write-errors';

/** Money has come that only staff know of. */
export function MarkPaidDialog(props: ActionDialogProps) {
  const { actions, methods } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  // What is due at the door is promised and not owed; store credit may have paid a part of either.
  const { id, owed, payment, currency } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${actions.mark_paid}?`}
      description={text.markPaidText(formatMoney(owed || payment.amount, currency, locale))}
      submit={actions.mark_paid}
      done={text.done.mark_paid}
      read={(form) => {
        const method = valueOf(form, 'method');
        return { path: `orders/${id}/paid`, ...(method && { body: { method } }) };
      }}
    >
      {() =>
        !comesByHand(props.order) && (
          <SelectField label={text.howItCame} hint={text.howItCameHint} name="method">
            {(['bank-transfer', 'cash'] as const).map((method) => (
              <option key={method} value={method}>
                {methods[method]}
              </option>
            ))}
          </SelectField>
        )
      }
    </OrderDialog>
  );
}

/** Takes what is reserved on a card before anything is sent. */
export function CaptureDialog(props: ActionDialogProps) {
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const { id, payment, currency } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${actions.capture}?`}
      description={text.captureText(formatMoney(payment.amount, currency, locale))}
      submit={actions.capture}
      done={text.done.capture}
      read={() => ({ path: `orders/${id}/capture` })}
    />
  );
}

/** Lets an order be sent off again. */
export function ReleaseDialog(props: ActionDialogProps) {
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const { id, hold } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${actions.release}?`}
      description={hold ? text.releaseText(hold.reason) : undefined}
      submit={actions.release}
      done={text.done.release}
      read={() => ({ path: `orders/${id}/release` })}
    />
  );
}

/** A parcel has arrived; asks which one where there are several. */
export function DeliverDialog(props: ActionDialogProps) {
  const { actions, parcel } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const { shipments } = props.order;
  const parcels = underWay(shipments);
  return (
    <OrderDialog
      {...props}
      title={`${actions.deliver}?`}
      description={text.deliverText}
      submit={actions.deliver}
      done={text.done.deliver}
      read={(form) => ({ path: `shipments/${valueOf(form, 'shipment') || parcels[0]?.id}/delivered` })}
    >
      {() =>
        parcels.length > 1 && (
          <SelectField label={text.whichParcel} name="shipment" defaultValue={parcels[0]?.id}>
            {parcels.map(({ id, carrier, tracking_number }) => (
              <option key={id} value={id}>
                {[parcel(shipments.findIndex((one) => one.id === id) + 1), carrier, tracking_number]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </SelectField>
        )
      }
    </OrderDialog>
  );
}
