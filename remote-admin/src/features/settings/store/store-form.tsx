import type { AdminPicture, Image, StoreSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useState } from 'react';
import { errorsOf } from '../../../controls/write-errors';
import { fieldRules } from '../../../form/page/merge-edit.model';
import { PageForm } from '../../../form/page/page-form';
import { useNeededName } from '../../../form/page/use-needed-name';
import { useRecordEdit, type Sent } from '../../../form/page/use-record-edit';
import { useLateDialog } from '../../../form/use-late-dialog';
import { storeMessages } from '../../../messages/settings/store';
import type { PreviewDialogProps } from '../../../settings/preview-dialog';
import { previewWords, type PreviewWords } from './preview.model';
import { StoreFields } from './store-fields';
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

const importPreview = () =>
  import(/* webpackChunkName: "settings-preview" */ '../../../settings/preview-dialog').then((module) => ({
    default: module.PreviewDialog,
  }));

/**
 * The settings as a form, saved by the bar that comes up once something is changed; what reaches further than the words on a
 * page (the shop closes, a language goes, its days begin elsewhere) is said before. What somebody else changes meanwhile is taken
 * over where nothing was changed here, and both versions are shown where it was.
 */
export function StoreForm({ settings, reason, now, onSaved, onFailed }: StoreFormProps) {
  const text = useMessages(storeMessages);
  const locale = useLocale();
  // of pictures that were chosen here; nobody else says how they look
  const [chosen, setChosen] = useState<Record<string, Image>>({});
  const [asked, setAsked] = useState<Sent<StoreSettings, StoreValues>>();
  const preview = useLateDialog<PreviewWords, PreviewDialogProps>(importPreview);
  const edit = useRecordEdit(settings, {
    ...fieldRules<StoreValues>(),
    draftOf: valuesOf,
    save: ({ base, draft }) => saveStore(draft, base.version),
    onSaved: (saved) => {
      preview.close();
      onSaved(saved);
    },
    onFailed: (error) => {
      preview.close();
      onFailed(error);
    },
  });
  const { base, theirs, draft: values, isDirty, saving } = edit;
  const { logo_id } = values;
  const logo = logo_id === base.logo_id ? base.logo : (chosen[logo_id] ?? null);
  const name = useNeededName(values.name, ask);
  const errors = { ...errorsOf(saving.error), ...(name.isMissing && { name: text.nameMissing }) };

  /** Says what reaches far before it is saved; without any of it, it is saved at once. */
  function ask(): void {
    if (!isDirty || saving.isPending) return;
    const words = previewWords(theirs, values, { locale, translated: base.translated });
    if (words.warnings.length + words.changes.length === 0) return edit.send();
    setAsked(edit);
    void preview.open(words);
  }

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (value !== '' && value === base.logo_id) return text.logo.theirs;
    if (value in chosen) return text.logo.chosen;
    const prompts: Record<string, string> = text.prompts;
    return prompts[value] ?? value;
  }

  function change(field: StoreField, value: string | boolean): void {
    name.forget();
    edit.change((before) => ({ ...before, [field]: value }));
  }

  function changeLogo(picture: Pick<AdminPicture, 'id' | 'image'> | null): void {
    if (picture) setChosen({ ...chosen, [picture.id]: picture.image });
    change('logo_id', picture?.id ?? '');
  }

  function discard(): void {
    name.forget();
    edit.discard();
  }

  return (
    <>
      <PageForm<StoreField>
        reason={reason}
        isFaulty={Object.keys(errors).length > 0}
        versions={{
          lead: text.stale,
          theirs: { ...theirs },
          mine: { ...values },
          fields: edit.conflicts,
          labels: text.fields,
          say,
          onTake: edit.takeTheirs,
        }}
        dirty={isDirty}
        saving={saving}
        onSave={name.save}
        onDiscard={discard}
      >
        <StoreFields
          settings={settings}
          values={values}
          logo={logo}
          errors={errors}
          now={now}
          onChange={change}
          onLogo={changeLogo}
        />
      </PageForm>
      {preview.Dialog && preview.opened && (
        <preview.Dialog
          edit={{
            asked: preview.opened.isOpen ? preview.opened.asked : undefined,
            saving,
            giveUp: preview.close,
            confirm: () => edit.send(undefined, asked),
          }}
          lead={text.changes.lead}
          warnings={preview.opened.asked.warnings}
          changes={preview.opened.asked.changes}
        />
      )}
    </>
  );
}
