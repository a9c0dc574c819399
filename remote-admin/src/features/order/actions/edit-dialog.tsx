import { optionsText } from '@tessera/shared/components';
import type { AdminOrder, OrderEditPreview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Checkbox, TextArea } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { orderMessages } from '../../../messages/order';
import { editBody, type EditedQuantities } from '../model/edit.model';
import { editPreviewQuery } from '../order.queries';
import styles from './actions.module.css';
import { EditSums } from './edit-sums';
import { OrderDialog, type ActionDialogProps } from './order-dialog';

const MOST = 999;

interface EditPiecesProps {
  items: AdminOrder['items'];
  quantities: EditedQuantities;
  known: OrderEditPreview | undefined;
  onChange: (quantities: EditedQuantities) => void;
}

/** How many there are to be of each line; 0 removes it. */
function EditPieces({ items, quantities, known, onChange }: EditPiecesProps) {
  const text = useMessages(orderMessages);
  const shortOf = (id: string) => known?.lines.find((line) => line.order_item_id === id && line.is_short);
  return (
    <fieldset className={styles.Group}>
      <legend className={styles.Legend}>{text.lineChange.pieces}</legend>
      <div className={styles.Pieces}>
        {items.map(({ id, name, options, quantity }) => {
          const short = shortOf(id);
          return (
            <div key={id} className={styles.Piece}>
              <div>
                {name} <span className={styles.Quiet}>{optionsText(options)}</span>
                {short && <div className={styles.Short}>{text.lineChange.short(short.available ?? 0)}</div>}
              </div>
              <div className={styles.Count}>
                <input
                  type="number"
                  inputMode="numeric"
                  className={styles.Number}
                  aria-label={text.lineChange.quantity(name)}
                  min={0}
                  max={MOST}
                  value={quantities[id] ?? quantity}
                  onChange={({ target }) => onChange({ ...quantities, [id]: wholeOf(target.valueAsNumber) })}
                />
                <span className={styles.Quiet}>{text.lineChange.before(quantity)}</span>
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Changes how many there are of the order's lines, and shows beforehand what that comes to. */
export function EditDialog({ order, open, onClose }: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { id, number, items, currency } = order;
  const [quantities, setQuantities] = useState<EditedQuantities>({});
  const [isQuoted, setQuoted] = useState(false);
  const body = editBody(items, quantities, isQuoted);
  const isChanged = body.lines.length > 0;
  const preview = useQuery({ ...editPreviewQuery(order, body), enabled: open && isChanged });
  const known = isChanged && !preview.error ? preview.data : undefined;
  const money = (minor: number) => formatMoney(minor, currency, locale);

  function read(form: FormData) {
    if (!isChanged || !known) return { errors: { reason: preview.error?.message ?? text.lineChange.nothing } };
    const expected_total = known.after.total;
    return { path: `orders/${id}/edits`, body: { ...body, expected_total, reason: valueOf(form, 'reason') } };
  }

  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      size="lg"
      title={text.lineChange.title(number)}
      description={text.lineChange.text}
      submit={text.actions.edit}
      busy={isChanged && preview.isFetching}
      done={text.done.edit}
      read={read}
    >
      {(errors) => (
        <>
          <EditPieces items={items} quantities={quantities} known={known} onChange={setQuantities} />
          <Checkbox
            label={
              known && known.quoted_delivery !== null
                ? text.lineChange.deliveryNow(money(known.quoted_delivery))
                : text.lineChange.delivery
            }
            checked={isQuoted}
            onChange={({ target }) => setQuoted(target.checked)}
          />
          <EditSums currency={currency} preview={known} error={isChanged ? preview.error : null} />
          <TextArea
            label={text.optional(text.reason)}
            name="reason"
            rows={2}
            maxLength={500}
            hint={text.lineChange.reasonHint}
            error={errors.reason}
          />
        </>
      )}
    </OrderDialog>
  );
}

/** A whole number of pieces that an order takes; what is no number counts as none. */
function wholeOf(typed: number): number {
  return Number.isNaN(typed) ? 0 : Math.min(Math.max(Math.trunc(typed), 0), MOST);
}
