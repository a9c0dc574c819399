import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Checkbox, Dialog, SelectField, TextField } from '@tessera/shared/ui';
import { productMessages } from '../../../messages/product/product';
import { variantDetailsMessages } from '../../../messages/product/variant-details';
import { marginText } from '../model/margin.model';
import type { VariantDraft, VariantTexts } from '../model/variants.model';
import { InGerman } from '../../../form/fields/in-german';
import form from '../../../form/page/page-form.module.css';

export const messages = [variantDetailsMessages];

const UNITS = ['g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'item'] as const;

interface VariantDialogProps {
  row: VariantDraft;
  name: string;
  pictures: ProductRecord['pictures'];
  currency: string;
  errorFor: (field: string) => string | undefined;
  onChange: (changes: Partial<VariantTexts>) => void;
  onClose: () => void;
}

type TextName = Exclude<keyof VariantTexts, 'track_stock' | 'allow_backorder'>;

/** What of a variant is changed more rarely. It is part of the page's form: what is typed is there when it closes. */
export default function VariantDialog({
  row,
  name,
  pictures,
  currency,
  errorFor,
  onChange,
  onClose,
}: VariantDialogProps) {
  const all = useMessages(productMessages);
  const text = useMessages(variantDetailsMessages);
  const locale = useLocale();
  const margin = marginText(row, { currency, locale });

  const field = (key: TextName & keyof typeof text) => ({
    label: text[key],
    value: row[key],
    error: errorFor(key),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });

  return (
    <Dialog open onClose={onClose} title={all.moreOf(name)} size="lg">
      <div className={form.Group}>
        <div className={form.Pair} data-ends>
          <TextField {...field('sale_starts_at')} type="datetime-local" />
          <TextField {...field('sale_ends_at')} type="datetime-local" />
        </div>
        <Checkbox
          label={text.track_stock}
          checked={row.track_stock}
          onChange={({ target }) => onChange({ track_stock: target.checked })}
        />
        <Checkbox
          label={text.allow_backorder}
          checked={row.allow_backorder}
          onChange={({ target }) => onChange({ allow_backorder: target.checked })}
        />
        {row.allow_backorder && row.track_stock && (
          <>
            <TextField {...field('expected_on')} type="date" hint={text.expectedHint} />
            <div className={form.Pair}>
              <TextField {...field('backorder_note')} maxLength={120} hint={text.noteHint} />
              <InGerman>
                <TextField {...field('backorder_notes')} maxLength={120} hint={text.germanHint} />
              </InGerman>
            </div>
          </>
        )}
        <div className={form.Pair} data-ends>
          <TextField {...field('barcode')} maxLength={100} />
          <TextField {...field('weight_grams')} inputMode="numeric" />
        </div>
        <TextField
          {...field('cost')}
          inputMode="decimal"
          hint={margin === undefined ? text.costHint : all.margin(margin)}
        />
        <SelectField {...field('image_id')}>
          <option value="">{text.noPicture}</option>
          {pictures.map(({ id, alt }, at) => (
            <option key={id} value={id}>
              {`${at + 1}${alt ? `: ${alt}` : ''}`}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('unit')}>
          <option value="">{text.noUnit}</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </SelectField>
        {row.unit !== '' && (
          <div className={form.Pair} data-ends>
            <TextField {...field('unit_quantity')} inputMode="decimal" />
            <TextField {...field('unit_base')} inputMode="decimal" />
          </div>
        )}
        <div>
          <Button onClick={onClose}>{text.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
