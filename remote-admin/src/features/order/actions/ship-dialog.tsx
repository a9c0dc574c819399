import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import styles from '../../../form/fields.module.css';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { CarrierField } from '../../../orders/carrier-field';
import { leftToShip } from '../model/actions.model';
import { CountedLines, readCounted } from './counted-lines';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf, type FieldErrors } from '../../../controls/write-errors';

/** Sends off all that is left, or some of it. */
export function ShipDialog({ order, open, onClose }: ActionDialogProps) {
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const lines = order.items.filter((item) => leftToShip(item) > 0);

  function read(form: FormData) {
    const carrier = valueOf(form, 'carrier');
    const { wrong, items: counted } = readCounted(form, { lines, mostOf: leftToShip });
    const items = counted.filter(({ quantity }) => quantity > 0);
    const errors: FieldErrors = {
      ...(carrier === '' && { carrier: text.carrierMissing }),
      ...(items.length === 0 && { items: text.piecesMissing }),
      ...(wrong && { items: text.piecesWrong(wrong.name, leftToShip(wrong)) }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    const body = { items, carrier, tracking_number: valueOf(form, 'tracking_number') };
    return { path: `orders/${order.id}/shipments`, body };
  }

  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      draft="ship"
      title={text.shipTitle(order.number)}
      submit={actions.ship}
      done={text.done.ship}
      read={read}
    >
      {(errors) => (
        <>
          <CountedLines legend={text.whichPieces} error={errors.items} lines={lines} mostOf={leftToShip} />
          <div className={styles.Pair}>
            <CarrierField label={text.carrier} error={errors.carrier} />
            <TextField
              label={text.trackingNumber}
              name="tracking_number"
              maxLength={100}
              autoComplete="off"
              error={errors.tracking_number}
            />
          </div>
          <p className={styles.Quiet}>{text.trackingHint}</p>
        </>
      )}
    </OrderDialog>
  );
}
