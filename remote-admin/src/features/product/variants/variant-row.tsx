import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { productMessages } from '../../../messages/product/product';
import { newRow, type VariantDraft, type VariantTexts } from '../model/variants.model';
import styles from '../product.module.css';

type Column = 'sku' | 'regular_price' | 'sale_price' | 'stock';

const COLUMNS: readonly Column[] = ['sku', 'regular_price', 'sale_price', 'stock'];
const MODES: Record<Column, 'text' | 'decimal' | 'numeric'> = {
  sku: 'text',
  regular_price: 'decimal',
  sale_price: 'decimal',
  stock: 'numeric',
};

interface VariantRowProps {
  row: VariantDraft;
  /** its place among all rows, counted from zero */
  at: number;
  name: string;
  /** false: no variant says what it costs, and there is no such column */
  margin: string | false;
  errorFor: (row: number, field: string) => string | undefined;
  onChange: (at: number, changes: Partial<VariantTexts>) => void;
  onMore: (at: number) => void;
}

/** What only a row's dialog shows, or nothing does: the row says that something is wrong there. */
const DETAILS = [
  ...Object.keys(newRow([], undefined)).filter((name) => !COLUMNS.some((one) => one === name)),
  'options',
];

/** One variant: what is changed most often, in cells. */
export function VariantRow({ row, at, name, margin, errorFor, onChange, onMore }: VariantRowProps) {
  const text = useMessages(productMessages);
  const hidden = DETAILS.flatMap((field) => errorFor(at, field) ?? []);

  return (
    <tr>
      <th scope="row" className={styles.VariantName}>
        {name}
        {hidden.map((message) => (
          <span key={message} className={styles.CellError}>
            {message}
          </span>
        ))}
      </th>
      {COLUMNS.map((column) => {
        const id = `variant-${at}-${column}`;
        const error = errorFor(at, column);
        return (
          <td key={column}>
            <input
              id={id}
              name={row.id && `${row.id}.${column}`}
              className={styles.Cell}
              data-figure={column !== 'sku' || undefined}
              aria-label={text.cell(text.columns[column], name)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              inputMode={MODES[column]}
              autoComplete="off"
              value={row[column]}
              onChange={({ target }) => onChange(at, { [column]: target.value })}
            />
            {error && (
              <span id={`${id}-error`} className={styles.CellError}>
                {error}
              </span>
            )}
          </td>
        );
      })}
      {margin && (
        <td data-figure data-margin>
          {margin}
        </td>
      )}
      <td>
        <Button variant="quiet" size="sm" aria-label={text.moreOf(name)} onClick={() => onMore(at)}>
          {text.columns.more}
        </Button>
      </td>
    </tr>
  );
}
