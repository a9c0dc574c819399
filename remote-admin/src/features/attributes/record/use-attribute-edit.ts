import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { mergeEdit } from '../../../form/page/merge-edit.model';
import {
  editBody,
  fieldsOf,
  mergeValues,
  valuesOf,
  type AttributeField,
  type AttributeFields,
  type ValueDraft,
} from './attribute.model';
import { saveAttribute } from './attribute.queries';

interface Edit {
  /** what the edit began with */
  base: AdminAttributeRecord;
  fields: AttributeFields;
  values: ValueDraft[];
  /** somebody else changed something meanwhile; of these fields there are two versions */
  conflicts: AttributeField[] | undefined;
}

const begin = (base: AdminAttributeRecord): Edit => ({
  base,
  fields: fieldsOf(base),
  values: valuesOf(base),
  conflicts: undefined,
});

function merge(edit: Edit, theirs: AdminAttributeRecord): Edit {
  const { values: fields, conflicts } = mergeEdit(fieldsOf(edit.base), edit.fields, fieldsOf(theirs));
  return {
    base: theirs,
    fields,
    values: mergeValues(valuesOf(edit.base), edit.values, valuesOf(theirs)),
    conflicts,
  };
}

interface Saving {
  onSaved: (saved: AdminAttributeRecord) => void;
  onFailed: () => void;
}

/**
 * An attribute while it is being changed. What somebody else changes meanwhile is taken over where nothing was changed here.
 * @param attribute as it was read last
 */
export function useAttributeEdit(attribute: AdminAttributeRecord, { onSaved, onFailed }: Saving) {
  const [edit, setEdit] = useState(() => begin(attribute));
  const baseDraft = { fields: fieldsOf(edit.base), values: valuesOf(edit.base) };
  const body = editBody(baseDraft, edit);
  const saving = useMutation({
    mutationFn: () => saveAttribute(edit.base, body ?? {}),
    onSuccess: (saved) => {
      setEdit(begin(saved));
      onSaved(saved);
    },
    onError: onFailed,
  });

  if (attribute.version > edit.base.version && !saving.isPending) {
    setEdit(body ? merge(edit, attribute) : begin(attribute));
  }

  function change(changes: Partial<Edit>): void {
    if (saving.error) saving.reset();
    setEdit((before) => ({ ...before, ...changes }));
  }

  return {
    ...edit,
    isDirty: body !== undefined,
    saving,
    /** those that go with the next save */
    removed: baseDraft.values.filter(({ key }) => edit.values.every((value) => value.key !== key)),
    setField: <Name extends AttributeField>(name: Name, value: AttributeFields[Name]) =>
      change({ fields: { ...edit.fields, [name]: value } }),
    setValues: (values: ValueDraft[]) => change({ values }),
    takeTheirs: (name: AttributeField) => change({ fields: { ...edit.fields, [name]: fieldsOf(edit.base)[name] } }),
    save(): void {
      if (body && !saving.isPending) saving.mutate();
    },
    discard(): void {
      setEdit(begin(attribute));
      saving.reset();
    },
  };
}

export type AttributeEdit = ReturnType<typeof useAttributeEdit>;
