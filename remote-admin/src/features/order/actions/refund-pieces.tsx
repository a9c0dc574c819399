import { optionsText } from '@tessera/shared/components';
import type { AdminOrder, OrderItem, RefundPreview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { orderMessages } from '../../../messages/order';
import { mostOf, type RefundLine, type RefundLines } from '../model/refund.model';
import styles from './actions.module.css';

interface RefundPiecesProps {
  items: AdminOrder['items'];
  lines: RefundLines;
  /** what the server knows of the chosen lines */
  known: RefundPreview | undefined;
  onChange: (lines: RefundLines) => void;
  /** beside the heading */
  children: ReactNode;
}

const NOTHING: RefundLine = { quantity: 0, restock: true };

/** Which pieces of which line go back, and whether they can be sold again. */
export function RefundPieces({ items, lines, known, onChange, children }: RefundPiecesProps) {
  const text = useMessages(orderMessages);

  const mostKnown = (item: OrderItem): number =>
    known?.items.find(({ order_item_id }) => order_item_id === item.id)?.refundable_quantity ?? mostOf(item);

  return (
    <fieldset className={styles.Group}>
      <legend className={styles.Legend}>{text.refundPieces}</legend>
      <div>{children}</div>
      <div className={styles.Pieces}>
        {items.map((item) => {
          const line = lines[item.id] ?? NOTHING;
          const most = mostKnown(item);
          const set = (change: Partial<RefundLine>) => onChange({ ...lines, [item.id]: { ...line, ...change } });
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
                  aria-label={text.pieces(item.name, most)}
                  min={0}
                  max={most}
                  disabled={most === 0}
                  value={line.quantity}
                  onChange={({ target }) => set({ quantity: clamp(target.valueAsNumber, most) })}
                />
                <span className={styles.Quiet}>/ {most}</span>
              </div>
              {line.quantity > 0 && (
                <div className={styles.Restock}>
                  <Checkbox
                    label={text.backInStock}
                    aria-label={text.refundRestock(item.name)}
                    checked={line.restock}
                    onChange={({ target }) => set({ restock: target.checked })}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A whole number between 0 and `most`; what is no number counts as none. */
function clamp(typed: number, most: number): number {
  return Number.isNaN(typed) ? 0 : Math.min(Math.max(Math.trunc(typed), 0), most);
}
