import type { AdminOrder, OrderItem, RefundPreview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../../form/field-group';
import styles from '../../../form/fields.module.css';
import { Piece } from '../../../form/piece';
import { PieceCount } from '../../../form/piece-count';
import { Pieces } from '../../../form/pieces';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { mostOf, type RefundLine, type RefundLines } from '../model/refund.model';

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
  const text = useMessages(orderDialogsMessages);

  const mostKnown = (item: OrderItem): number =>
    known?.items.find(({ order_item_id }) => order_item_id === item.id)?.refundable_quantity ?? mostOf(item);

  return (
    <FieldGroup legend={text.refundPieces}>
      <div>{children}</div>
      <Pieces>
        {items.map((item) => {
          const line = lines[item.id] ?? NOTHING;
          const most = mostKnown(item);
          const set = (change: Partial<RefundLine>) => onChange({ ...lines, [item.id]: { ...line, ...change } });
          return (
            <Piece key={item.id} item={item}>
              <PieceCount
                label={text.pieces(item.name, most)}
                most={most}
                count={line.quantity}
                onCount={(quantity) => set({ quantity })}
                after={`/ ${most}`}
              />
              {line.quantity > 0 && (
                <div className={styles.Below}>
                  <Checkbox
                    label={text.backInStock}
                    aria-label={text.refundRestock(item.name)}
                    checked={line.restock}
                    onChange={({ target }) => set({ restock: target.checked })}
                  />
                </div>
              )}
            </Piece>
          );
        })}
      </Pieces>
    </FieldGroup>
  );
}
