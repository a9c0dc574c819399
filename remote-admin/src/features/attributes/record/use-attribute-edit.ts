import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useRecordEdit } from '../../../form/page/use-record-edit';
import {
  attributeRules,
  draftOf,
  editBody,
  type AttributeField,
  type AttributeFields,
  type ValueDraft,
} from './attribute.model';
import { saveAttribute } from './attribute.queries';

interface Saving {
  onSaved: (saved: AdminAttributeRecord) => void;
  onFailed: () => void;
}

/** An attribute while it is being changed. @param attribute as it was read last */
export function useAttributeEdit(attribute: AdminAttributeRecord, saving: Saving) {
  const edit = useRecordEdit(attribute, {
    ...attributeRules,
    draftOf,
    save: ({ base, theirs, draft }) => saveAttribute(base, editBody(theirs, draft) ?? {}),
    ...saving,
  });
  const { theirs, draft, change } = edit;

  return {
    ...edit,
    ...draft,
    /** those that go with the next save */
    removed: theirs.values.filter(({ key }) => draft.values.every((value) => value.key !== key)),
    setField: <Name extends AttributeField>(name: Name, value: AttributeFields[Name]) =>
      change((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
    setValues: (values: ValueDraft[]) => change((before) => ({ ...before, values })),
    save(): void {
      if (edit.isDirty) edit.send();
    },
  };
}

export type AttributeEdit = ReturnType<typeof useAttributeEdit>;
