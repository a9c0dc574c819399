import type { ProductRecord } from '@tessera/shared/contract';
import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { productMessages } from '../../../messages/product/product';
import type { VariantDraft, VariantTexts } from '../model/variants.model';
import styles from '../product.module.css';
import { marginText } from '../model/margin.model';
import { VariantRow } from './variant-row';

/** What is rarer comes when it is asked for. */
const VariantDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "variant-dialog" */ './variant-dialog');
  await loadMessages(dialog.messages);
  return dialog;
});

/** Rows that stand on the page at once: two thousand would make every key slow. */
const SHOWN = 50;

interface VariantsGridProps {
  rows: readonly VariantDraft[];
  currency: string;
  pictures: ProductRecord['pictures'];
  errorFor: (row: number, field: string) => string | undefined;
  /** the first one that something is wrong in */
  faultyRow: number | undefined;
  onChange: (at: number, changes: Partial<VariantTexts>) => void;
}

/** A row for each variant, fifty at a time; what is rarer is behind a button of the row. */
export function VariantsGrid({ rows, currency, pictures, errorFor, faultyRow, onChange }: VariantsGridProps) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const [first, setFirst] = useState(0);
  const [opened, setOpened] = useState<number>();
  const [shownFault, setShownFault] = useState<number>();
  const last = Math.max(0, Math.floor((rows.length - 1) / SHOWN) * SHOWN);
  const from = Math.min(first, last);
  const shown = rows.slice(from, from + SHOWN);
  const figure = (value: number): string => value.toLocaleString(locale);

  // What is wrong is led to once, on whichever page it stands.
  if (faultyRow !== shownFault) {
    setShownFault(faultyRow);
    if (faultyRow !== undefined) setFirst(Math.floor(faultyRow / SHOWN) * SHOWN);
  }

  const nameOf = ({ values }: VariantDraft): string => (values.length === 0 ? text.only : values.join(' / '));
  const hasCosts = rows.some(({ cost }) => cost);
  const open = opened === undefined ? undefined : rows[opened];

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
      <div className={styles.GridFrame} tabIndex={0} role="region" aria-label={text.variantsTable}>
        <table className={styles.Grid}>
          <thead>
            <tr>
              <th scope="col">{text.columns.variant}</th>
              <th scope="col">{text.columns.sku}</th>
              <th scope="col" data-figure>{`${text.columns.regular_price} (${currency})`}</th>
              <th scope="col" data-figure>{`${text.columns.sale_price} (${currency})`}</th>
              <th scope="col" data-figure>
                {text.columns.stock}
              </th>
              {hasCosts && (
                <th scope="col" data-figure>
                  {text.columns.margin}
                </th>
              )}
              <th scope="col">
                <VisuallyHidden>{text.columns.more}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <VariantRow
                key={row.id ?? row.values.join('\n')}
                row={row}
                at={from + index}
                name={nameOf(row)}
                margin={hasCosts && (marginText(row, { currency, locale }) ?? '–')}
                errorFor={errorFor}
                onChange={onChange}
                onMore={setOpened}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <div className={styles.GridPages}>
          <Button variant="secondary" size="sm" disabled={from === 0} onClick={() => setFirst(from - SHOWN)}>
            {text.previous}
          </Button>
          <span role="status">{text.page(figure(from + 1), figure(from + shown.length), figure(rows.length))}</span>
          <Button variant="secondary" size="sm" disabled={from >= last} onClick={() => setFirst(from + SHOWN)}>
            {text.next}
          </Button>
        </div>
      )}
      {open && opened !== undefined && (
        <Suspense fallback={null}>
          <VariantDialog
            row={open}
            name={nameOf(open)}
            pictures={pictures}
            currency={currency}
            errorFor={(field) => errorFor(opened, field)}
            onChange={(changes) => onChange(opened, changes)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
