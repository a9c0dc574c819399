import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { optionsText } from '@tessera/shared/components';
import { orderMessages } from '../../../messages/order';
import { isPieces, leftToShip } from '../model/actions.model';
import styles from './actions.module.css';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf, type FieldErrors } from '../../../controls/write-errors';

/** Those that the shop knows the tracking pages of; any other can be typed. */
const CARRIERS = ['DHL', 'DPD', 'FedEx', 'GLS', 'Hermes', 'Royal Mail', 'UPS', 'USPS'];

const fieldOf = (id: string): string => `pieces:${id}`;

/** Sends off all that is left, or some of it. */
export function ShipDialog({ order, open, onClose }: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const lines = order.items.filter((item) => leftToShip(item) > 0);

  function read(form: FormData) {
    const carrier = valueOf(form, 'carrier');
    const wanted = lines.map((item) => ({ item, quantity: Number(form.get(fieldOf(item.id))) }));
    const wrong = wanted.find(({ item, quantity }) => !isPieces(quantity, leftToShip(item)))?.item;
    const items = wanted
      .filter(({ quantity }) => quantity > 0)
      .map(({ item, quantity }) => ({ order_item_id: item.id, quantity }));
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
      submit={text.actions.ship}
      done={text.done.ship}
      read={read}
    >
      {(errors) => (
        <>
          <fieldset className={styles.Group} aria-describedby={errors.items ? 'ship-items' : undefined}>
            <legend className={styles.Legend}>{text.whichPieces}</legend>
            <div className={styles.Pieces}>
              {lines.map((item) => {
                const most = leftToShip(item);
                return (
                  <div key={item.id} className={styles.Piece}>
                    <div>
                      {item.name} <span className={styles.Quiet}>{optionsText(item.options)}</span>
                    </div>
                    <div className={styles.Count}>
                      <input
                        type="number"
                        inputMode="numeric"
                        className={styles.Number}
                        name={fieldOf(item.id)}
                        aria-label={text.pieces(item.name, most)}
                        min={0}
                        max={most}
                        defaultValue={most}
                      />
                      <span className={styles.Quiet}>/ {most}</span>
                    </div>
                  </div>
                );
              })}
            </div>
            {errors.items && (
              <p id="ship-items" className={styles.Error} role="alert">
                {errors.items}
              </p>
            )}
          </fieldset>
          <div className={styles.Pair}>
            <TextField
              label={text.carrier}
              name="carrier"
              list="carriers"
              maxLength={100}
              autoComplete="off"
              error={errors.carrier}
            />
            <TextField
              label={text.trackingNumber}
              name="tracking_number"
              maxLength={100}
              autoComplete="off"
              error={errors.tracking_number}
            />
          </div>
          <p className={styles.Quiet}>{text.trackingHint}</p>
          <datalist id="carriers">
            {CARRIERS.map((carrier) => (
              <option key={carrier} value={carrier}>
                {carrier}
              </option>
            ))}
          </datalist>
        </>
      )}
    </OrderDialog>
  );
}
