import type { AdminPage } from '@tessera/shared/contract';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { changedFields, mergeEdit } from '../../../../form/page/merge-edit.model';
import { fieldsOf, type TextField, type TextFields } from '../text.model';
import { saveText } from '../text.queries';

interface Edit {
  /** what the edit began with */
  base: AdminPage;
  fields: TextFields;
  /** somebody else saved it meanwhile; of these fields there are two versions */
  conflicts: TextField[] | undefined;
}

const begin = (base: AdminPage): Edit => ({ base, fields: fieldsOf(base), conflicts: undefined });

interface Saving {
  onSaved: (saved: AdminPage, isPublished: boolean) => void;
  onFailed: () => void;
}

/**
 * A text while it is being written. What somebody else saves meanwhile is taken over where nothing was changed here.
 * @param text as it was read last
 */
export function useTextEdit(text: AdminPage, { onSaved, onFailed }: Saving) {
  const [edit, setEdit] = useState(() => begin(text));
  const isDirty = changedFields(fieldsOf(edit.base), edit.fields).length > 0;
  const saving = useMutation({
    mutationFn: (publish: boolean) => saveText(edit.base, edit.fields, publish),
    onSuccess: (saved, publish) => {
      setEdit(begin(saved));
      onSaved(saved, publish);
    },
    onError: onFailed,
  });

  if (text.version > edit.base.version && !saving.isPending) {
    if (!isDirty) setEdit(begin(text));
    else {
      const { values, conflicts } = mergeEdit(fieldsOf(edit.base), edit.fields, fieldsOf(text));
      setEdit({ base: text, fields: values, conflicts });
    }
  }

  return {
    ...edit,
    isDirty,
    saving,
    set(name: TextField, value: string): void {
      if (saving.error) saving.reset();
      setEdit((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
    },
    takeTheirs: (name: TextField) =>
      setEdit((before) => ({ ...before, fields: { ...before.fields, [name]: before.base[name] } })),
    save(publish: boolean): void {
      if (!saving.isPending) saving.mutate(publish);
    },
    discard(): void {
      setEdit(begin(text));
      saving.reset();
    },
  };
}

export type TextEdit = ReturnType<typeof useTextEdit>;
