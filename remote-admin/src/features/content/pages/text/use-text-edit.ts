import type { AdminPage } from '@tessera/shared/contract';
import { fieldRules } from '../../../../form/page/merge-edit.model';
import { useRecordEdit } from '../../../../form/page/use-record-edit';
import { fieldsOf, type TextFields } from '../text.model';
import { saveText } from '../text.queries';

interface Saving {
  onSaved: (saved: AdminPage, isPublished: boolean) => void;
  onFailed: () => void;
}

/** A text while it is being written, saved as a draft or published. @param text as it was read last */
export const useTextEdit = (text: AdminPage, saving: Saving) =>
  useRecordEdit(text, {
    ...fieldRules<TextFields>(),
    draftOf: fieldsOf,
    save: ({ base, draft }, publish: boolean) => saveText(base, draft, publish),
    ...saving,
  });

export type TextEdit = ReturnType<typeof useTextEdit>;
