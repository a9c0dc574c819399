import type { PaymentSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fieldRules } from '../../../form/page/merge-edit.model';
import { paymentsMessages } from '../../../messages/settings/payments';
import { PreviewDialog } from '../../../settings/preview-dialog';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { PaymentsFields } from './payments-fields';
import { bodyOf, draftOf, type PaymentsDraft } from './payments.model';
import { savePayments } from './payments.queries';
import { previewWords } from './preview.model';

/** The ways to pay in one form; before it is saved it says what orders will have otherwise. */
export function PaymentsForm({ settings, reason, locale, onSaved, onFailed }: SettingsFormProps<PaymentSettings>) {
  const text = useMessages(paymentsMessages);
  const money = { currency: settings.currency, locale };
  const edit = useSettingsEdit(settings, {
    ...fieldRules<PaymentsDraft>(),
    draftOf: (base) => draftOf(base, locale),
    bodyOf: (draft) => bodyOf(draft, money, text.faults),
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
  const { draft, errors, asked } = edit;
  const sentences = asked && previewWords(edit.base, asked.body, locale);

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const captures: Record<string, string> = text.captures;
    return captures[value] ?? value;
  }

  const inWords = (version: PaymentsDraft) =>
    Object.fromEntries(Object.entries(version).map(([field, value]) => [field, say(value)]));

  return (
    <>
      <SettingsEditForm edit={edit} reason={reason} stale={text.stale} inWords={inWords} labels={text.fields}>
        <PaymentsFields
          settings={edit.base}
          draft={draft}
          errors={errors}
          locale={locale}
          onChange={(changes) => edit.change({ ...draft, ...changes })}
        />
      </SettingsEditForm>
      <PreviewDialog edit={edit} warnings={sentences?.warnings ?? []} changes={sentences?.changes ?? []} />
    </>
  );
}
