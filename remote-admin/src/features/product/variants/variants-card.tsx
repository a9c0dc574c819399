import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import { adminPaths } from '../../../paths';
import form from '../../../form/page/page-form.module.css';
import { isWhole } from '../product.queries';
import type { ProductEdit } from '../use-product-edit';
import { OptionFields } from './option-fields';
import { useCellErrors } from './use-cell-errors';
import { VariantsGrid } from './variants-grid';

/** The API takes no more. */
const LONGEST_SEARCH = 100;

/** Options, and the variants that they make. */
export function VariantsCard({ product, edit }: { product: ProductRecord; edit: ProductEdit }) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const errorFor = useCellErrors(edit);
  const { variants, changesStock, stock_reason } = edit;
  const count = isWhole(edit.base) ? variants.rows.length : edit.base.variant_count;
  return (
    <Card title={text.cards.variants}>
      <div className={form.Group}>
        {isWhole(edit.base) ? (
          <OptionFields draft={variants} error={errorFor.options} onChange={edit.setVariants} />
        ) : (
          <p className={form.Hint}>{text.options.coming}</p>
        )}
        <p className={form.Hint}>{text.variants(count, count.toLocaleString(locale))}</p>
        <VariantsGrid
          rows={variants.rows}
          currency={product.currency}
          pictures={product.pictures}
          errorFor={errorFor.cell}
          faultyRow={errorFor.firstRow}
          onChange={edit.setRow}
        />
        <p>
          <Link to={adminPaths.inventory(product.name.slice(0, LONGEST_SEARCH))}>{text.stockHistory}</Link>
        </p>
        {changesStock && (
          <TextField
            label={text.stockReason}
            hint={text.stockReasonHint}
            value={stock_reason}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => edit.setReason(target.value)}
          />
        )}
      </div>
    </Card>
  );
}
