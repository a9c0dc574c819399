import type { OrderDraft } from '@tessera/shared/contract';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../../controls/form-dialog';
import { useMessages } from '@tessera/shared/i18n';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { errorsOf, type FieldErrors } from '../../../../controls/write-errors';
import { useDraftWrite, type DraftChanges } from '../use-draft-write';

/** What every dialog of a draft is told. */
export interface DraftDialogProps {
  draft: OrderDraft;
  open: boolean;
  onClose: () => void;
}

interface DraftFormProps extends DraftDialogProps {
  title: string;
  description?: string;
  size?: 'md' | 'lg';
  /** what the form changes, or what is wrong with its fields */
  read: (form: FormData) => DraftChanges | ((draft: OrderDraft) => DraftChanges) | { errors: FieldErrors };
  /** the fields, with what is wrong with each */
  children: (errors: FieldErrors) => ReactNode;
}

/** A form that changes a draft: what failed stands at its field, and what was typed stays. */
export function DraftForm({ draft, open, onClose, title, description, size, read, children }: DraftFormProps) {
  const text = useMessages(draftsMessages);
  const [faults, setFaults] = useState<FieldErrors>({});
  const write = useDraftWrite(draft.id);

  function close(): void {
    setFaults({});
    write.reset();
    onClose();
  }

  function send(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    const found = typeof asked === 'object' && 'errors' in asked ? asked.errors : undefined;
    setFaults(found ?? {});
    if (!found) write.mutate(asked as DraftChanges, { onSuccess: close }); // it is no list of errors, as the line above says
  }

  const errors = { ...errorsOf(write.error), ...faults };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      size={size}
      submit={text.save}
      pending={write.isPending}
      error={Object.keys(errors).length > 0 ? undefined : write.error?.message}
      onSubmit={send}
    >
      {children(errors)}
    </FormDialog>
  );
}
