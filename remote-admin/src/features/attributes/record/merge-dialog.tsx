import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { valueOf, type FieldErrors } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { attributesMessages } from '../../../messages/attributes';
import type { ValueDraft } from './attribute.model';
import { mergeValue } from './attribute.queries';

export interface MergeDialogProps {
  attribute: AdminAttributeRecord;
  /** the value that goes */
  from: ValueDraft;
  open: boolean;
  onClose: () => void;
  /** told of the attribute as it is after it */
  onMerged: (attribute: AdminAttributeRecord) => void;
}

/** Asks which value takes the place of one, and how many products that touches. */
export default function MergeDialog({ attribute, from, onMerged, ...dialog }: MergeDialogProps) {
  const text = useMessages(attributesMessages).merge;
  const locale = useLocale();

  function read(form: FormData): { into: number } | { errors: FieldErrors } {
    const into = valueOf(form, 'into');
    return into === '' ? { errors: { into: text.missing } } : { into: Number(into) };
  }

  return (
    <AskDialog
      {...dialog}
      title={text.title(from.label)}
      description={text.text(from.product_count, from.product_count.toLocaleString(locale))}
      submit={text.submit}
      tone="danger"
      read={read}
      send={({ into }) => mergeValue(attribute, from.id ?? 0, into)}
      onDone={onMerged}
      done={text.done}
    >
      {(errors) => (
        <SelectField label={text.into} name="into" defaultValue="" error={errors.into}>
          <option value="">{text.choose}</option>
          {attribute.values
            .filter(({ id }) => id !== from.id)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </SelectField>
      )}
    </AskDialog>
  );
}
