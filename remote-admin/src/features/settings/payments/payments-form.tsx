import type { PaymentSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useRef } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { BothVersions } from '../../../form/page/both-versions';
import { paymentsMessages } from '../../../messages/settings/payments';
import { PreviewDialog } from '../screen/preview-dialog';
import styles from '../screen/settings-form.module.css';
import { useSettingsEdit } from '../screen/use-settings-edit';
import { PaymentsFields } from './payments-fields';
import { bodyOf, draftOf, mergeDrafts, takeTheirs, type PaymentsField } from './payments.model';
import { savePayments } from './payments.queries';
import { previewWords } from './preview.model';

interface PaymentsFormProps {
  /** as they were read last */
  settings: PaymentSettings;
  /** why they cannot be changed */
  reason: string | undefined;
  locale: string;
  onSaved: (settings: PaymentSettings) => void;
  onFailed: (error: Error) => void;
}

/** The ways to pay in one form; before it is saved it says what orders will have otherwise. */
export function PaymentsForm({ settings, reason, locale, onSaved, onFailed }: PaymentsFormProps) {
  const text = useMessages(paymentsMessages);
  const form = useRef<HTMLFormElement>(null);
  const money = { currency: settings.currency, locale };
  const edit = useSettingsEdit(settings, {
    draftOf: (base) => draftOf(base, locale),
    bodyOf: (draft) => bodyOf(draft, money, text.faults),
    merge: mergeDrafts,
    takeTheirs,
    // all that it is made of is here
    preview: async () => null,
    isQuiet: (_, body, base) => {
      const { warnings, changes } = previewWords(base, body, locale);
      return warnings.length + changes.length === 0;
    },
    save: savePayments,
    onSaved,
    onFailed,
  });
  const { draft, theirs, errors, conflicts, asked } = edit;
  const sentences = asked && previewWords(edit.base, asked.body, locale);
  const wrong = Object.keys(errors).join(' ');

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const captures: Record<string, string> = text.captures;
    return captures[value] ?? value;
  }

  return (
    <>
      <form
        ref={form}
        className={styles.Form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.save();
        }}
      >
        {edit.isDirty && conflicts && (
          <BothVersions
            lead={text.stale}
            theirs={{ ...theirs }}
            mine={{ ...draft }}
            // a merge names fields of the form alone
            fields={conflicts as PaymentsField[]}
            labels={text.fields}
            say={say}
            onTake={edit.takeTheirs}
          />
        )}
        <fieldset className={styles.Fields} disabled={reason !== undefined}>
          <PaymentsFields
            settings={edit.base}
            draft={draft}
            errors={errors}
            locale={locale}
            onChange={(changes) => edit.change({ ...draft, ...changes })}
          />
        </fieldset>
        <SaveBar dirty={edit.isDirty} saving={edit.saving} onSave={edit.save} onDiscard={edit.discard} />
      </form>
      <PreviewDialog
        open={asked !== undefined}
        warnings={sentences?.warnings ?? []}
        changes={sentences?.changes ?? []}
        pending={edit.saving.isPending}
        onClose={edit.giveUp}
        onConfirm={edit.confirm}
      />
    </>
  );
}
