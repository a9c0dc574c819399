import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { valueOf } from '../../../controls/write-errors';
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
export default function MergeDialog({ attribute, from, open, onClose, onMerged }: MergeDialogProps) {
  const text = useMessages(attributesMessages).merge;
  const locale = useLocale();
  const [isMissing, setMissing] = useState(false);
  const merging = useMutation({
    mutationFn: (into: number) => mergeValue(attribute, from.id ?? 0, into),
    onSuccess: (merged) => {
      onClose();
      onMerged(merged);
      toast.success(text.done);
    },
  });

  function send(form: HTMLFormElement): void {
    const into = valueOf(new FormData(form), 'into');
    setMissing(into === '');
    if (into !== '') merging.mutate(Number(into));
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.title(from.label)}
      description={text.text(from.product_count, from.product_count.toLocaleString(locale))}
      submit={text.submit}
      tone="danger"
      pending={merging.isPending}
      error={merging.error?.message}
      onSubmit={send}
    >
      <SelectField label={text.into} name="into" defaultValue="" error={isMissing ? text.missing : undefined}>
        <option value="">{text.choose}</option>
        {attribute.values
          .filter(({ id }) => id !== from.id)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}
