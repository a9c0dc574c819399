import type { AdminCategory } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { valueOf } from '../../controls/write-errors';
import type { Opened } from '../../form/use-late-dialog';
import { categoriesMessages } from '../../messages/categories';
import { targetsOf } from './categories.model';
import { CategoryForm, type OneProps } from './category-form';
import { EditForm } from './edit-form';

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
