import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField, TextField } from '@tessera/shared/ui';
import { FieldGroup } from '../../../form/field-group';
import { InGerman } from '../../../form/fields/in-german';
import form from '../../../form/page/page-form.module.css';
import { taxesMessages } from '../../../messages/settings/taxes';
import styles from '../frame/settings-form.module.css';
import type { PathErrors } from '../../../settings/use-settings-edit';
import type { RateDraft } from './taxes.model';

interface RateFieldsProps {
  rate: RateDraft;
  /** in one line: a country may have many of the same name */
  name: string;
  /** in what is sent: 'rates.2' */
  path: string;
  errors: PathErrors;
  categories: readonly { id: string; path: string }[];
  onChange: (changes: Partial<RateDraft>) => void;
  onRemove: () => void;
}

const LONGEST = { name: 60, regions: 600, rate: 8 };

/** One rate: what it is called, how much it is, and for which part of the country and which goods. */
export function RateFields({ rate, name: line, path, errors, categories, onChange, onRemove }: RateFieldsProps) {
  const text = useMessages(taxesMessages);
  const field = (name: 'name_en' | 'name_de' | 'regions' | 'category_id' | 'rate', of: string = name) => ({
    label: text.fields[name],
    value: rate[name],
    // of a list that is wrong in one place, its field says so
    error: Object.entries(errors).find(([at]) => at === `${path}.${of}` || at.startsWith(`${path}.${of}.`))?.[1],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <div className={styles.Method}>
      <FieldGroup legend={line} error={errors[`${path}.country`]}>
        <div className={form.Group}>
          <div className={form.Pair}>
            <TextField {...field('name_en', 'names.en')} maxLength={LONGEST.name} />
            <InGerman>
              <TextField {...field('name_de', 'names.de')} maxLength={LONGEST.name} lang="de" />
            </InGerman>
            <TextField {...field('rate')} inputMode="decimal" maxLength={LONGEST.rate} />
            <SelectField {...field('category_id')}>
              <option value="">{text.allGoods}</option>
              {categories.map(({ id, path: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField {...field('regions')} hint={text.regionsHint} maxLength={LONGEST.regions} />
          <div className={styles.Foot}>
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {text.removeRate(line)}
            </Button>
          </div>
        </div>
      </FieldGroup>
    </div>
  );
}
