import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { underWay } from '../model/actions.model';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf } from '../../../controls/write-errors';

/** Money has come that only staff know of. */
export function MarkPaidDialog(props: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { id, owed, totals, currency } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${text.actions.mark_paid}?`}
      description={text.markPaidText(formatMoney(owed || totals.total, currency, locale))}
      submit={text.actions.mark_paid}
      done={text.done.mark_paid}
      read={() => ({ path: `orders/${id}/paid` })}
    />
  );
}

/** Takes what is reserved on a card before anything is sent. */
export function CaptureDialog(props: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { id, totals, currency } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${text.actions.capture}?`}
      description={text.captureText(formatMoney(totals.total, currency, locale))}
      submit={text.actions.capture}
      done={text.done.capture}
      read={() => ({ path: `orders/${id}/capture` })}
    />
  );
}

/** Lets an order be sent off again. */
export function ReleaseDialog(props: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const { id, hold } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`${text.actions.release}?`}
      description={hold ? text.releaseText(hold.reason) : undefined}
      submit={text.actions.release}
      done={text.done.release}
      read={() => ({ path: `orders/${id}/release` })}
    />
  );
}

/** A parcel has arrived; asks which one where there are several. */
export function DeliverDialog(props: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const { shipments } = props.order;
  const parcels = underWay(shipments);
  return (
    <OrderDialog
      {...props}
      title={`${text.actions.deliver}?`}
      description={text.deliverText}
      submit={text.actions.deliver}
      done={text.done.deliver}
      read={(form) => ({ path: `shipments/${valueOf(form, 'shipment') || parcels[0]?.id}/delivered` })}
    >
      {() =>
        parcels.length > 1 && (
          <SelectField label={text.whichParcel} name="shipment" defaultValue={parcels[0]?.id}>
            {parcels.map(({ id, carrier, tracking_number }) => (
              <option key={id} value={id}>
                {[text.parcel(shipments.findIndex((parcel) => parcel.id === id) + 1), carrier, tracking_number]
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
