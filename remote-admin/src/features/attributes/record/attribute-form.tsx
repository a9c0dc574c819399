import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Checkbox } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';
import { BothVersions } from '../../../form/page/both-versions';
import { attributesMessages } from '../../../messages/attributes';
import { Card } from '../../../page/card';
import record from '../../../page/record.module.css';
import { attributesQuery } from '../attributes.queries';
import { fieldsOf, type AttributeField, type ValueDraft } from './attribute.model';
import styles from './attribute.module.css';
import { attributeQuery } from './attribute.queries';
import { useAttributeEdit } from './use-attribute-edit';
import { ValuesCard } from './values-card';
import { WordsCard } from './words-card';

interface AttributeFormProps {
  attribute: AdminAttributeRecord;
  /** why it cannot be changed */
  reason: string | undefined;
  /** reads it anew */
  onFailed: () => void;
  /** asks which value takes the place of one: a form of its own, outside of this one */
  onMerge: (value: ValueDraft) => void | Promise<void>;
}

/** All of an attribute in one form with one save. */
export function AttributeForm({ attribute, reason, onFailed, onMerge }: AttributeFormProps) {
  const text = useMessages(attributesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [isNameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (saved: AdminAttributeRecord): void => {
    client.setQueryData(attributeQuery(saved.code).queryKey, saved);
    void client.invalidateQueries({ queryKey: attributesQuery().queryKey });
  };
  const edit = useAttributeEdit(attribute, {
    onSaved(saved) {
      put(saved);
      toast.success(text.saved);
    },
    onFailed,
  });
  const errors: FieldErrors = { ...errorsOf(edit.saving.error), ...(isNameMissing && { name: text.nameMissing }) };
  const hasErrors = Object.keys(errors).length > 0;
  const { base, fields } = edit;

  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  /** What is no text of its own, in words. */
  function say(value: string | boolean, field: AttributeField): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const kinds: Record<string, string> = text.kinds;
    return field === 'kind' ? (kinds[value] ?? value) : value;
  }

  function save(): void {
    const isMissing = fields.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing) edit.save();
  }

  const mayBeOfVariants = fields.kind !== 'boolean' && fields.kind !== 'date';

  return (
    <form
      ref={form}
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {reason && <Alert>{reason}</Alert>}
      {edit.isDirty && edit.conflicts && (
        <BothVersions
          lead={text.stale}
          theirs={{ ...fieldsOf(base) }}
          mine={{ ...fields }}
          fields={edit.conflicts}
          labels={text.fields}
          say={say}
          onTake={edit.takeTheirs}
        />
      )}
      <fieldset className={styles.Fields} disabled={reason !== undefined}>
        <div className={record.Columns}>
          <div className={record.Main}>
            <WordsCard edit={edit} errors={errors} />
            <ValuesCard edit={edit} error={errors.values} locale={locale} onMerge={onMerge} />
          </div>
          <div className={record.Side}>
            <Card title={text.cards.use}>
              <div className={styles.Group}>
                <Checkbox
                  label={text.fields.filterable}
                  checked={fields.filterable}
                  onChange={({ target }) => edit.setField('filterable', target.checked)}
                />
                {mayBeOfVariants && (
                  <div>
                    <Checkbox
                      label={text.fields.for_variants}
                      checked={fields.for_variants}
                      onChange={({ target }) => edit.setField('for_variants', target.checked)}
                    />
                    <p className={styles.Hint}>{text.variantsHint}</p>
                  </div>
                )}
                <dl className={styles.Facts}>
                  <dt className={styles.Term}>{text.facts.code}</dt>
                  <dd className={styles.Fact}>{base.code}</dd>
                  <dt className={styles.Term}>{text.facts.products}</dt>
                  <dd className={styles.Fact}>{base.product_count.toLocaleString(locale)}</dd>
                  <dt className={styles.Term}>{text.facts.values}</dt>
                  <dd className={styles.Fact}>{base.value_count.toLocaleString(locale)}</dd>
                </dl>
              </div>
            </Card>
          </div>
        </div>
      </fieldset>
      <SaveBar
        dirty={edit.isDirty}
        saving={edit.saving}
        onSave={save}
        onDiscard={() => {
          setNameMissing(false);
          edit.discard();
        }}
      />
    </form>
  );
}
