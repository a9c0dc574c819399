import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { errorsOf, type FieldErrors } from '../../controls/write-errors';
import type { CategoryWrite } from './categories.queries';
import { useCategoryWrite } from './use-category-write';

export interface OneProps {
  category: AdminCategory;
  all: readonly AdminCategory[];
  open: boolean;
  onClose: () => void;
}

interface CategoryFormProps {
  open: boolean;
  onClose: () => void;
  words: { title: string; text?: string; submit: string; done: string };
  tone?: 'danger';
  size?: 'lg';
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => CategoryWrite | { errors: FieldErrors };
  children?: (errors: FieldErrors) => ReactNode;
}

/** A form that changes the tree: what failed stands at its field, what was typed stays. */
export function CategoryForm({ open, onClose, words, tone, size, read, children }: CategoryFormProps) {
  const [faults, setFaults] = useState<FieldErrors>({});
  const write = useCategoryWrite(() => {
    onClose();
    toast.success(words.done);
  });

  function send(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    const isWrong = 'errors' in asked;
    setFaults(isWrong ? asked.errors : {});
    if (!isWrong) write.mutate(asked);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submit={words.submit}
      tone={tone}
      size={size}
      pending={write.isPending}
      error={write.error ? write.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={send}
    >
      {children?.({ ...errorsOf(write.error), ...faults })}
    </FormDialog>
  );
}
