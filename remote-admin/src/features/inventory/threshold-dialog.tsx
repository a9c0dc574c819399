import type { InventoryItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { valueOf } from '../../controls/write-errors';
import { RecordDialog } from '../../form/record-dialog';
import { inventoryMessages } from '../../messages/product/inventory';
import { readPieces, variantName } from './inventory.model';
import { INVENTORY_KEY } from './inventory.queries';
import type { StockDialogProps } from './stock-dialog';

export interface ThresholdDialogProps extends StockDialogProps {
  /** what the store says for all */
  store_low: number;
}

/** From how many pieces on a variant is low. */
export default function ThresholdDialog({ item, open, onClose, store_low }: ThresholdDialogProps) {
  const { threshold: text, dialog } = useMessages(inventoryMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: INVENTORY_KEY });
  return (
    <RecordDialog<{ low_stock_threshold: number | null }, InventoryItem>
      open={open}
      onClose={onClose}
      title={text.title(variantName(item))}
      draft={undefined}
      notice={null}
      submit={text.save}
      done={text.saved}
      writing={{
        writeOf: (json) => ({ method: 'put', path: `variants/${item.variant_id}/low-stock`, json }),
        staleCodes: [],
        readAgain,
        onSaved: () => void readAgain(),
      }}
      read={(form) => {
        const typed = valueOf(form, 'low_stock_threshold');
        const low_stock_threshold = typed === '' ? null : readPieces(typed);
        if (low_stock_threshold === undefined) return { errors: { low_stock_threshold: dialog.piecesWrong } };
        return { low_stock_threshold };
      }}
    >
      {(errors) => (
        <TextField
          label={text.label}
          name="low_stock_threshold"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={item.low_stock_threshold ?? ''}
          hint={text.hint(store_low.toLocaleString(locale))}
          error={errors.low_stock_threshold}
        />
      )}
    </RecordDialog>
  );
}
