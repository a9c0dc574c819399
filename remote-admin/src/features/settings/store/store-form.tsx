import type { StoreSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { errorsOf } from '../../../controls/write-errors';
import { BothVersions } from '../../../form/page/both-versions';
import { changedFields, mergeEdit } from '../../../form/page/merge-edit.model';
import { storeMessages } from '../../../messages/settings/store';
import { StoreFields } from './store-fields';
import styles from './store-form.module.css';
import { valuesOf, type StoreField, type StoreValues } from './store.model';
import { saveStore } from './store.queries';

interface StoreFormProps {
  /** as they were read last */
  settings: StoreSettings;
  /** why they cannot be changed */
  reason: string | undefined;
  /** milliseconds since the epoch: when they were read */
  now: number;
  onSaved: (settings: StoreSettings) => void;
  onFailed: (error: Error) => void;
}

interface Edit {
  /** what the edit began with */
  base: StoreSettings;
  values: StoreValues;
  /** somebody else changed something meanwhile; of these fields there are two versions */
  conflicts: StoreField[] | undefined;
}

const begin = (base: StoreSettings): Edit => ({ base, values: valuesOf(base), conflicts: undefined });

/**
 * The settings as a form, saved by the bar that comes up once something is changed. What somebody else changes meanwhile is taken
 * over where nothing was changed here, and both versions are shown where it was.
 */
export function StoreForm({ settings, reason, now, onSaved, onFailed }: StoreFormProps) {
  const text = useMessages(storeMessages);
  const [edit, setEdit] = useState(() => begin(settings));
  const [isNameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () => saveStore(edit.values, edit.base.version),
    onSuccess: (saved) => {
      setEdit(begin(saved));
      onSaved(saved);
    },
    onError: onFailed,
  });
  const isDirty = changedFields(valuesOf(edit.base), edit.values).length > 0;
  const errors = { ...errorsOf(saving.error), ...(isNameMissing && { name: text.nameMissing }) };
  const hasErrors = Object.keys(errors).length > 0;

  if (settings.version > edit.base.version) {
    const { values, conflicts } = mergeEdit(valuesOf(edit.base), edit.values, valuesOf(settings));
    setEdit(isDirty ? { base: settings, values, conflicts } : begin(settings));
  }

  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const prompts: Record<string, string> = text.prompts;
    return prompts[value] ?? value;
  }

  function change(field: StoreField, value: string | boolean): void {
    setNameMissing(false);
    if (saving.error) saving.reset();
    setEdit({ ...edit, values: { ...edit.values, [field]: value } });
  }

  function save(): void {
    const isMissing = edit.values.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing && isDirty && !saving.isPending) saving.mutate();
  }

  function discard(): void {
    setEdit(begin(settings));
    setNameMissing(false);
    saving.reset();
  }

  return (
    <form
      ref={form}
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isDirty && edit.conflicts && (
        <BothVersions
          theirs={valuesOf(edit.base)}
          mine={edit.values}
          fields={edit.conflicts}
          labels={text.fields}
          lead={text.stale}
          say={say}
          onTake={(field) => change(field, valuesOf(edit.base)[field])}
        />
      )}
      <fieldset className={styles.Fields} disabled={reason !== undefined}>
        <StoreFields settings={settings} values={edit.values} errors={errors} now={now} onChange={change} />
      </fieldset>
      <SaveBar dirty={isDirty} saving={saving} onSave={save} onDiscard={discard} />
    </form>
  );
}
