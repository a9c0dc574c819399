import type { ReactNode } from 'react';
import { PageForm } from '../form/page/page-form';
import type { SettingsEdit } from './use-settings-edit';

interface SettingsEditFormProps<Draft, Key extends string> {
  edit: SettingsEdit<Draft, Key>;
  /** why nothing can be changed: '' says nothing */
  reason: string | undefined;
  /** what is said when somebody else has saved meanwhile */
  stale: string;
  /** a version in words, by the keys that a merge names */
  inWords: (version: Draft) => Record<string, string>;
  /** what those keys are called */
  labels: Record<string, string>;
  children: ReactNode;
}

/** Settings in one form with one save; where somebody else changed the same, both versions stand above it. */
export function SettingsEditForm<Draft, Key extends string>(props: SettingsEditFormProps<Draft, Key>) {
  const { edit, reason, stale, inWords, labels, children } = props;
  return (
    <PageForm
      reason={reason}
      isFaulty={Object.keys(edit.errors).length > 0}
      versions={{
        lead: stale,
        theirs: inWords(edit.theirs),
        mine: inWords(edit.draft),
        fields: edit.conflicts,
        labels,
        say: String,
        onTake: edit.takeTheirs,
      }}
      dirty={edit.isDirty}
      saving={edit.saving}
      onSave={edit.save}
      onDiscard={edit.discard}
    >
      {children}
    </PageForm>
  );
}
