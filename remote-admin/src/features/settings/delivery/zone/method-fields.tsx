import { useMessages } from '@tessera/shared/i18n';
import { Button, Checkbox, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../../../controls/money-field';
import { FieldGroup } from '../../../../form/field-group';
import { InGerman } from '../../../../form/fields/in-german';
import form from '../../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import type { MethodDraft } from '../delivery.model';
import styles from '../../frame/settings-form.module.css';
import { PriceRows } from './price-rows';
import type { PathErrors } from '../../../../settings/use-settings-edit';

interface MethodFieldsProps {
  method: MethodDraft;
  currency: string;
  /** in what is sent: 'zones.0.methods.1' */
  path: string;
  errors: PathErrors;
  onChange: (changes: Partial<MethodDraft>) => void;
  onRemove: () => void;
}

const LONGEST_NAME = 80;

/** One way of delivery: its name, how long it takes, what it costs. */
export function MethodFields({ method, currency, path, errors, onChange, onRemove }: MethodFieldsProps) {
  const text = useMessages(deliveryMessages);
  const field = (name: 'name_en' | 'name_de' | 'min_days' | 'max_days' | 'free_from', of: string = name) => ({
    label: text.methodFields[name],
    value: method[name],
    error: errors[`${path}.${of}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <div className={styles.Method}>
      <FieldGroup legend={method.name_en || text.newMethod} error={errors[`${path}.code`]}>
        <div className={form.Group}>
          <div className={form.Pair}>
            <TextField {...field('name_en', 'names.en')} maxLength={LONGEST_NAME} />
            <InGerman>
              <TextField {...field('name_de', 'names.de')} maxLength={LONGEST_NAME} lang="de" />
            </InGerman>
            <TextField {...field('min_days')} inputMode="numeric" maxLength={3} />
            <TextField {...field('max_days')} inputMode="numeric" maxLength={3} />
          </div>
          <PriceRows
            prices={method.prices}
            currency={currency}
            path={path}
            errors={errors}
            onChange={(prices) => onChange({ prices })}
          />
          <MoneyField {...field('free_from')} currency={currency} hint={text.freeFromHint} maxLength={12} />
          <div className={styles.Foot}>
            <Checkbox
              label={text.active}
              checked={method.active}
              onChange={({ target }) => onChange({ active: target.checked })}
            />
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {text.removeMethod(method.name_en || text.newMethod)}
            </Button>
          </div>
        </div>
      </FieldGroup>
    </div>
  );
}
