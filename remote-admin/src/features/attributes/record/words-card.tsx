import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import type { FieldErrors } from '../../../controls/write-errors';
import { Options } from '../../../form/fields/options';
import { InGerman } from '../../../form/fields/in-german';
import { attributesMessages } from '../../../messages/attributes';
import { Card } from '../../../page/card';
import { isKind, KINDS } from '../kinds';
import form from '../../../form/page/page-form.module.css';
import type { AttributeEdit } from './use-attribute-edit';

interface WordsCardProps {
  edit: AttributeEdit;
  errors: FieldErrors;
}

/** What an attribute is called, and what its values are. */
export function WordsCard({ edit, errors }: WordsCardProps) {
  const text = useMessages(attributesMessages);
  const { fields, setField } = edit;
  const field = (name: 'name' | 'name_de' | 'unit') => ({
    label: text.fields[name],
    name,
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });
  return (
    <Card title={text.cards.words}>
      <div className={form.Group}>
        <div className={form.Pair}>
          <TextField {...field('name')} maxLength={60} />
          <InGerman>
            <TextField {...field('name_de')} maxLength={60} hint={text.wordHint} />
          </InGerman>
        </div>
        <div className={form.Pair}>
          <SelectField
            label={text.fields.kind}
            name="kind"
            value={fields.kind}
            hint={text.kindHints[fields.kind]}
            error={errors.kind}
            onChange={({ target }) => isKind(target.value) && setField('kind', target.value)}
          >
            <Options of={KINDS} names={text.kinds} />
          </SelectField>
          {fields.kind === 'number' && <TextField {...field('unit')} maxLength={12} hint={text.add.unitHint} />}
        </div>
      </div>
    </Card>
  );
}
