import type { InventoryItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Dialog, SelectField, TextField } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { valueOf, type FieldErrors } from '../../controls/write-errors';
import { Options } from '../../form/fields/options';
import { RecordDialog } from '../../form/record-dialog';
import { inventoryMessages } from '../../messages/product/inventory';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { readPieces, variantName } from './inventory.model';
import { historyQuery, INVENTORY_KEY } from './inventory.queries';
import { StockHistory } from './stock-history';

export interface StockDialogProps {
  item: InventoryItem;
  open: boolean;
  onClose: () => void;
}

interface Adjustment {
  change?: number;
  counted?: number;
  reason: string;
  note: string;
}

const WAYS = ['add', 'take', 'count'] as const;
const REASONS = ['received', 'counted', 'damaged', 'lost', 'correction'] as const;

/** What the form asks for. @param wrong said where no number of pieces stands */
function readAdjustment(form: FormData, wrong: string): Adjustment | { errors: FieldErrors } {
  const pieces = readPieces(valueOf(form, 'pieces'));
  if (pieces === undefined) return { errors: { change: wrong } };
  const way = valueOf(form, 'way');
  const said = { reason: valueOf(form, 'reason'), note: valueOf(form, 'note') };
  return way === 'count' ? { ...said, counted: pieces } : { ...said, change: way === 'take' ? -pieces : pieces };
}

/** Stock of a variant and how it came to it; whoever may puts it right here. */
export default function StockDialog({ item, open, onClose }: StockDialogProps) {
  const text = useMessages(inventoryMessages);
  const { dialog } = text;
  const locale = useLocale();
  const queries = useQueryClient();
  const reason = useRights()('products.write');
  const { variant_id, product_id } = item;
  const { data } = useQuery({ ...historyQuery(variant_id, ''), enabled: open });
  const { stock } = data?.variant ?? item;
  const name = variantName(item);
  const frame = { open, title: dialog.title(name), description: dialog.there(stock.toLocaleString(locale)) };
  const rest = (
    <>
      <p>
        <Link to={adminPaths.editProduct(product_id)}>{dialog.product}</Link>
      </p>
      <StockHistory variant_id={variant_id} />
    </>
  );
  if (reason !== undefined) {
    return (
      <Dialog {...frame} onClose={onClose} size="lg">
        <p>{reason}</p>
        {rest}
      </Dialog>
    );
  }
  const readAgain = () => queries.invalidateQueries({ queryKey: INVENTORY_KEY });
  return (
    <RecordDialog<Adjustment, InventoryItem>
      {...frame}
      onClose={onClose}
      size="lg"
      draft={undefined}
      notice={null}
      submit={dialog.save}
      done={(saved) => dialog.saved(name, saved.stock.toLocaleString(locale))}
      writing={{
        writeOf: (asked) => ({ path: `variants/${variant_id}/stock`, json: { ...asked, expected_stock: stock } }),
        staleCodes: ['inventory.stale'],
        readAgain,
        onSaved: () => void readAgain(),
      }}
      read={(form) => readAdjustment(form, dialog.piecesWrong)}
    >
      {(errors) => (
        <>
          <SelectField label={dialog.way} name="way" defaultValue="add">
            <Options of={WAYS} names={dialog.ways} />
          </SelectField>
          <TextField
            label={dialog.pieces}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={errors.change ?? errors.counted}
          />
          <SelectField label={dialog.reason} name="reason" defaultValue="received" error={errors.reason}>
            <Options of={REASONS} names={text.reasons} />
          </SelectField>
          <TextField label={dialog.note} name="note" autoComplete="off" maxLength={500} error={errors.note} />
          {rest}
        </>
      )}
    </RecordDialog>
  );
}
