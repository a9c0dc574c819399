import { useMessages } from '@tessera/shared/i18n';
import { Button, IconButton, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../../../controls/money-field';
import form from '../../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import type { PriceDraft } from '../delivery.model';
import beside from '../../../../form/fields/beside-field.module.css';
import styles from '../../frame/settings-form.module.css';
import type { PathErrors } from '../../../../settings/use-settings-edit';

interface PriceRowsProps {
  prices: readonly PriceDraft[];
  currency: string;
  /** of the way of delivery, in what is sent */
  path: string;
  errors: PathErrors;
  onChange: (prices: PriceDraft[]) => void;
}

const MOST = 20;

/** What delivery costs by weight, the lightest parcels first. */
export function PriceRows({ prices, currency, path, errors, onChange }: PriceRowsProps) {
  const text = useMessages(deliveryMessages);
  const change = (index: number, changes: Partial<PriceDraft>) =>
    onChange(prices.map((price, place) => (place === index ? { ...price, ...changes } : price)));

  return (
    <div className={form.Group}>
      <p className={form.Hint}>{text.anyWeight}</p>
      {prices.map(({ up_to, price }, index) => (
        <div key={index} className={styles.PriceRow}>
          <TextField
            label={text.upToKilograms}
            value={up_to}
            error={errors[`${path}.prices.${index}.up_to_grams`]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            onChange={({ target }) => change(index, { up_to: target.value })}
          />
          <MoneyField
            label={text.price}
            currency={currency}
            value={price}
            error={errors[`${path}.prices.${index}.price`]}
            maxLength={12}
            onChange={({ target }) => change(index, { price: target.value })}
          />
          {prices.length > 1 && (
            <div className={beside.AtControl}>
              <IconButton
                icon="close"
                label={text.removePrice(index + 1)}
                onClick={() => onChange(prices.filter((_, place) => place !== index))}
              />
            </div>
          )}
        </div>
      ))}
      {prices.length < MOST && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onChange([...prices, { up_to: '', price: '' }])}>
            {text.addPrice}
          </Button>
        </div>
      )}
    </div>
  );
}
