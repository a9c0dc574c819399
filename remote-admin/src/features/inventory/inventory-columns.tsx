import type { InventoryItem } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge, Button } from '@tessera/shared/ui';
import { inventoryMessages } from '../../messages/product/inventory';
import { Pictured } from '../../product/pictured';
import type { Column } from '../../table/column';
import { RowButton } from '../../table/links/row-button';
import { variantName } from './inventory.model';
import styles from './inventory.module.css';

interface InventoryColumnsOptions {
  locale: string;
  /** a variant's stock and its history */
  onOpen: (item: InventoryItem) => void;
  /** from when it is low; none: they may not say so */
  onThreshold: ((item: InventoryItem) => void) | undefined;
}

const TONES = { in_stock: 'success', low: 'warning', out: 'danger', untracked: 'neutral' } as const;

/** The columns of the inventory. */
export function inventoryColumns({ locale, onOpen, onThreshold }: InventoryColumnsOptions): Column<InventoryItem>[] {
  const { columns, states, threshold } = messagesIn(inventoryMessages);
  return [
    {
      key: 'product',
      label: columns.product,
      cell: (item) => (
        <Pictured image={item.image} size="row">
          <RowButton onPress={() => onOpen(item)}>{variantName(item)}</RowButton>
        </Pictured>
      ),
    },
    { key: 'sku', label: columns.sku, width: 'lg', quiet: true, wide: true, cell: ({ sku }) => sku },
    {
      key: 'state',
      label: columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
    },
    {
      key: 'stock',
      label: columns.stock,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ stock, track_stock }) => (track_stock ? stock.toLocaleString(locale) : '–'),
    },
    {
      key: 'low',
      label: columns.low,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: (item) => {
        const low = item.low_stock.toLocaleString(locale);
        if (!onThreshold) return low;
        return (
          <Button
            className={styles.Above}
            variant="quiet"
            size="sm"
            aria-haspopup="dialog"
            aria-label={threshold.change(low, variantName(item))}
            onClick={() => onThreshold(item)}
          >
            {low}
          </Button>
        );
      },
    },
  ];
}
