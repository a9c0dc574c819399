import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { errorsOf, valueOf, type FieldErrors } from '../../controls/write-errors';
import type { Opened } from '../../form/use-late-dialog';
import { categoriesMessages } from '../../messages/categories';
import { targetsOf } from './categories.model';
import type { CategoryWrite } from './categories.queries';
import { useCategoryWrite } from './use-category-write';

/** Which form is asked for, and of which category; a new one stands below it, or at the top. */
export type CategoryQuestion =
  | { kind: 'add'; category: AdminCategory | undefined }
  | { kind: 'edit' | 'merge' | 'remove'; category: AdminCategory };

export interface CategoryDialogsProps {
  opened: Opened<CategoryQuestion>;
  /** the tree as it is now */
  all: readonly AdminCategory[];
  onClose: () => void;
}

interface CategoryFormProps {
  open: boolean;
  onClose: () => void;
  words: { title: string; text?: string; submit: string; done: string };
  tone?: 'danger';
  /** what is sent, or what is wrong with the fields */
  read: (form: FormData) => CategoryWrite | { errors: FieldErrors };
  children?: (errors: FieldErrors) => ReactNode;
}

/** A form that changes the tree: what failed stands at its field, what was typed stays. */
function CategoryForm({ open, onClose, words, tone, read, children }: CategoryFormProps) {
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
      pending={write.isPending}
      error={write.error ? write.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={send}
    >
      {children?.({ ...errorsOf(write.error), ...faults })}
    </FormDialog>
  );
}

interface OneProps {
  category: AdminCategory;
  all: readonly AdminCategory[];
  open: boolean;
  onClose: () => void;
}

function AddForm({ category, ...rest }: Omit<OneProps, 'category'> & { category: AdminCategory | undefined }) {
  const { add, fields, nameMissing } = useMessages(categoriesMessages);
  return (
    <CategoryForm
      {...rest}
      words={{ ...add, title: category ? add.below(category.name) : add.title }}
      read={(form) => {
        const name = valueOf(form, 'name');
        if (name === '') return { errors: { name: nameMissing } };
        return { method: 'post', path: '', json: { name, parent_id: category?.id ?? null } };
      }}
    >
      {(errors) => <TextField label={fields.name} name="name" maxLength={100} error={errors.name} />}
    </CategoryForm>
  );
}

function EditForm({ category, ...rest }: OneProps) {
  const { edit, fields, nameMissing } = useMessages(categoriesMessages);
  const { id, version, former_slugs } = category;
  const [before] = useState(category);
  return (
    <CategoryForm
      {...rest}
      words={{ ...edit, title: edit.title(before.name) }}
      read={(form) => {
        const name = valueOf(form, 'name');
        if (name === '') return { errors: { name: nameMissing } };
        const texts = { name, slug: valueOf(form, 'slug') || before.slug, description: valueOf(form, 'description') };
        return { method: 'patch', path: `/${id}`, json: { ...texts, version } };
      }}
    >
      {(errors) => (
        <>
          <TextField label={fields.name} name="name" maxLength={100} defaultValue={before.name} error={errors.name} />
          <TextField
            label={fields.slug}
            name="slug"
            maxLength={200}
            defaultValue={before.slug}
            hint={former_slugs.length > 0 ? fields.former(former_slugs.join(', ')) : fields.slugHint}
            error={errors.slug}
          />
          <TextArea
            label={fields.description}
            name="description"
            rows={3}
            maxLength={1000}
            defaultValue={before.description}
            error={errors.description}
          />
        </>
      )}
    </CategoryForm>
  );
}

function MergeForm({ category, all, ...rest }: OneProps) {
  const { merge, fields } = useMessages(categoriesMessages);
  const { id, version, name } = category;
  return (
    <CategoryForm
      {...rest}
      tone="danger"
      words={{ ...merge, title: merge.title(name) }}
      read={(form) => {
        const into = valueOf(form, 'into');
        if (into === '') return { errors: { into: merge.missing } };
        return { method: 'post', path: `/${id}/merge`, json: { into, version } };
      }}
    >
      {(errors) => (
        <SelectField label={fields.into} name="into" defaultValue="" error={errors.into}>
          <option value="">{merge.choose}</option>
          {targetsOf(all, id).map(({ category: one, depth }) => (
            <option key={one.id} value={one.id}>
              {'– '.repeat(depth) + one.name}
            </option>
          ))}
        </SelectField>
      )}
    </CategoryForm>
  );
}

function RemoveForm({ category, ...rest }: OneProps) {
  const { remove } = useMessages(categoriesMessages);
  const { id, version, name } = category;
  return (
    <CategoryForm
      {...rest}
      tone="danger"
      words={{ ...remove, title: remove.title(name) }}
      read={() => ({ method: 'delete', path: `/${id}`, version })}
    />
  );
}

const FORMS = { edit: EditForm, merge: MergeForm, remove: RemoveForm };

/** The dialog that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function CategoryDialogs({ opened, all, onClose }: CategoryDialogsProps) {
  const { asked, isOpen, count } = opened;
  const rest = { all, open: isOpen, onClose };
  if (asked.kind === 'add') return <AddForm key={count} {...rest} category={asked.category} />;
  const Form = FORMS[asked.kind];
  const category = all.find(({ id }) => id === asked.category.id) ?? asked.category;
  return <Form key={count} {...rest} category={category} />;
}
