import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Checkbox } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';
import { PageForm } from '../../../form/page/page-form';
import form from '../../../form/page/page-form.module.css';
import { useNeededName } from '../../../form/page/use-needed-name';
import { attributesMessages } from '../../../messages/attributes';
import { Card } from '../../../page/card';
import record from '../../../page/record.module.css';
import { attributeQuery, attributesQuery } from '../../../product/attribute.queries';
import type { AttributeField, ValueDraft } from './attribute.model';
import styles from './attribute.module.css';
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
  const { base, fields } = edit;
  const name = useNeededName(fields.name, edit.save);
  const errors: FieldErrors = { ...errorsOf(edit.saving.error), ...(name.isMissing && { name: text.nameMissing }) };

  /** What is no text of its own, in words. */
  function say(value: string | boolean, field: AttributeField): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const kinds: Record<string, string> = text.kinds;
    return field === 'kind' ? (kinds[value] ?? value) : value;
  }

  const mayBeOfVariants = fields.kind !== 'boolean' && fields.kind !== 'date';

  return (
    <PageForm<AttributeField>
      reason={reason}
      isFaulty={Object.keys(errors).length > 0}
      versions={{
        lead: text.stale,
        theirs: { ...edit.theirs.fields },
        mine: { ...fields },
        fields: edit.conflicts,
        labels: text.fields,
        say,
        onTake: edit.takeTheirs,
      }}
      dirty={edit.isDirty}
      saving={edit.saving}
      onSave={name.save}
      onDiscard={() => {
        name.forget();
        edit.discard();
      }}
    >
      <div className={record.Columns}>
        <div className={record.Main}>
          <WordsCard edit={edit} errors={errors} />
          <ValuesCard edit={edit} error={errors.values} locale={locale} onMerge={onMerge} />
        </div>
        <div className={record.Side}>
          <Card title={text.cards.use}>
            <div className={form.Group}>
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
                  <p className={form.Hint}>{text.variantsHint}</p>
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
    </PageForm>
  );
}
