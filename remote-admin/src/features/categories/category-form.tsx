import type { AdminCategory } from '@tessera/shared/contract';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../controls/write-errors';
import { AskDialog } from '../../form/ask-dialog';
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

/** A form that changes the tree. */
export function CategoryForm({ words, ...ask }: CategoryFormProps) {
  const { text, ...said } = words;
  return <AskDialog {...ask} {...said} description={text} send={useCategoryWrite().mutateAsync} />;
}
