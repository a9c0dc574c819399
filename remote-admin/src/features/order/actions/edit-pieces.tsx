import { optionsText } from '@tessera/shared/components';
import type { AdminOrder, OrderEditPreview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useState } from 'react';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { VariantPicker } from '../../../product/picker/variant-picker';
import { MOST_PIECES, wholePieces, withOneMore, type WantedLines } from '../model/edit.model';
import { FieldGroup } from '../../../form/field-group';
import styles from '../../../form/fields.module.css';

type PreviewLine = OrderEditPreview['lines'][number];

interface PiecesProps {
  name: string;
  details: string;
  quantity: number;
  /** fewer were refunded already */
  least: number;
  /** beside the field */
  aside: string;
  /** what the server knows of the line */
  known: PreviewLine | undefined;
  onChange: (quantity: number) => void;
}

interface QuantityProps {
  label: string;
  value: number;
  least: number;
  onChange: (quantity: number) => void;
}

/** What is typed stands as it is until the field is left; without a number the quantity stays. */
function Quantity({ label, value, least, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles.Number}
      aria-label={label}
      min={least}
      max={MOST_PIECES}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!Number.isNaN(target.valueAsNumber)) onChange(wholePieces(target.valueAsNumber));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** How many there are to be of one line. */
function Pieces({ name, details, quantity, least, aside, known, onChange }: PiecesProps) {
  const text = useMessages(orderDialogsMessages).lineChange;
  return (
    <div className={styles.Piece}>
      <div>
        {name} <span className={styles.Quiet}>{details}</span>
        {known?.is_short && <div className={styles.Short}>{text.short(known.available ?? 0)}</div>}
      </div>
      <div className={styles.Count}>
        <Quantity label={text.quantity(name)} value={quantity} least={least} onChange={onChange} />
        <span className={styles.Quiet}>{aside}</span>
      </div>
    </div>
  );
}

interface EditPiecesProps {
  order: AdminOrder;
  wanted: WantedLines;
  known: OrderEditPreview | undefined;
  onChange: (wanted: WantedLines) => void;
}

/** How many there are to be of each line, 0 removes it; and goods that are found by search come into the order. */
export function EditPieces({ order, wanted, known, onChange }: EditPiecesProps) {
  const text = useMessages(orderDialogsMessages).lineChange;
  const locale = useLocale();
  const { items, currency } = order;
  const { quantities, added } = wanted;
  const setAdded = (variant_id: string, quantity: number) =>
    onChange({
      ...wanted,
      added: added.map((one) => (one.variant.variant_id === variant_id ? { ...one, quantity } : one)),
    });
  return (
    <>
      <FieldGroup legend={text.pieces}>
        <div className={styles.Pieces}>
          {items.map(({ id, name, options, quantity, quantity_unsent }) => (
            <Pieces
              key={id}
              name={name}
              details={optionsText(options)}
              quantity={quantities[id] ?? quantity}
              least={quantity_unsent}
              aside={text.before(quantity)}
              known={known?.lines.find((line) => line.order_item_id === id)}
              onChange={(now) => onChange({ ...wanted, quantities: { ...quantities, [id]: now } })}
            />
          ))}
          {added.map(({ variant, quantity }) => (
            <Pieces
              key={variant.variant_id}
              name={variant.name}
              details={optionsText(variant.options)}
              quantity={quantity}
              least={0}
              aside={text.newAt(formatMoney(variant.price, currency, locale))}
              known={known?.lines.find((line) => line.order_item_id === null && line.variant_id === variant.variant_id)}
              onChange={(now) => setAdded(variant.variant_id, now)}
            />
          ))}
        </div>
      </FieldGroup>
      <VariantPicker label={text.add} onChoose={(variant) => onChange(withOneMore(items, wanted, variant))} />
    </>
  );
}
