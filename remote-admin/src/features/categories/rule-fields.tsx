import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../controls/money-field';
import type { FieldErrors } from '../../controls/write-errors';
import { FieldGroup } from '../../form/field-group';
import fields from '../../form/fields.module.css';
import { RadioChoice } from '../../form/radio-choice';
import { categoriesMessages } from '../../messages/categories';
import { moneyInput } from '../../numbers/money.model';
import styles from './category-tree.module.css';
import { RuleAttributes } from './rule-attributes';
import type { Attributes, Rule } from './rule.model';

interface RuleFieldsProps {
  before: Rule | null;
  isByRule: boolean;
  onByRule: (isByRule: boolean) => void;
  attributes: Attributes;
  onAttributes: (attributes: Attributes) => void;
  currency: string;
  locale: string;
  errors: FieldErrors;
}

/** Whether products are put into a category, or which ones fit it. */
export function RuleFields({ isByRule, onByRule, errors, ...rest }: RuleFieldsProps) {
  const text = useMessages(categoriesMessages).rule;
  return (
    <FieldGroup legend={text.legend} error={errors.rule}>
      <RadioChoice name="holds" value="put" checked={!isByRule} onChoose={() => onByRule(false)}>
        {text.byHand}
      </RadioChoice>
      <RadioChoice name="holds" value="rule" checked={isByRule} onChoose={() => onByRule(true)}>
        {text.byRule}
      </RadioChoice>
      {isByRule && <Conditions {...rest} errors={errors} />}
    </FieldGroup>
  );
}

type ConditionsProps = Omit<RuleFieldsProps, 'isByRule' | 'onByRule'>;

function Conditions({ before, attributes, onAttributes, currency, locale, errors }: ConditionsProps) {
  const text = useMessages(categoriesMessages).rule;
  const price = (name: 'min_price' | 'max_price') => ({
    name,
    label: text[name],
    currency,
    defaultValue: before?.[name] === undefined ? '' : moneyInput(before[name], currency, locale),
    error: errors[name],
  });
  return (
    <div className={styles.Texts}>
      <p className={fields.Hint}>{text.hint}</p>
      <div className={fields.Pair}>
        <MoneyField {...price('min_price')} />
        <MoneyField {...price('max_price')} />
      </div>
      <TextField
        label={text.tags}
        name="tags"
        maxLength={2100}
        autoComplete="off"
        hint={text.tagsHint}
        defaultValue={before?.tags?.join(', ') ?? ''}
      />
      <div className={fields.Pair}>
        <TextField
          label={text.new_days}
          name="new_days"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={before?.new_days ?? ''}
          error={errors.new_days}
        />
        <SelectField label={text.min_rating} name="min_rating" defaultValue={before?.min_rating ?? ''}>
          <option value="">{text.anyRating}</option>
          {[4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {stars}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox label={text.on_sale} name="on_sale" defaultChecked={before?.on_sale} />
      <Checkbox label={text.in_stock} name="in_stock" defaultChecked={before?.in_stock} />
      <RuleAttributes attributes={attributes} onChange={onAttributes} />
    </div>
  );
}
