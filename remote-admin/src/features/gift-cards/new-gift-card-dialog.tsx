import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { LANGUAGE_NAMES, useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { SelectField, TextArea } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { MoneyField } from '../../controls/money-field';
import { newKey } from '../../controls/new-key';
import { valueOf, type FieldErrors } from '../../controls/write-errors';
import { AskDialog } from '../../form/ask-dialog';
import type { OpenDialogProps } from '../../form/dialog-button';
import { AskedField } from '../../form/fields/asked-field';
import { Options } from '../../form/fields/options';
import { useShopLanguages } from '../../form/fields/shop-languages';
import { useWrittenLanguage } from '../../form/fields/written-language';
import { giftCardMessages } from '../../messages/gift-cards';
import { parseMoney } from '../../numbers/money.model';
import { adminPaths } from '../../paths';
import { GIFT_CARDS_KEY, issueGiftCard, type NewGiftCard } from './gift-cards.queries';

/** What a new gift card is worth, and to whom its code goes; it leads to its page. */
export default function NewGiftCardDialog(dialog: OpenDialogProps) {
  const text = useMessages(giftCardMessages);
  const locale = useLocale();
  const languages = useShopLanguages();
  const language = useWrittenLanguage();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const client = useQueryClient();
  const navigate = useNavigate();
  // one for as long as the dialog is open: what is sent twice makes one card
  const [key] = useState(newKey);

  function read(form: FormData): NewGiftCard | { errors: FieldErrors } {
    const amount = parseMoney(valueOf(form, 'amount'), currency, locale) ?? 0;
    const [email, expires_on] = [valueOf(form, 'email'), valueOf(form, 'expires_on')];
    const errors = {
      ...(amount <= 0 && { amount: text.faults.amount }),
      ...(email === '' && { email: text.faults.email }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    return {
      ...{ amount, email, name: valueOf(form, 'name'), message: valueOf(form, 'message') },
      language: languages.find((one) => one === valueOf(form, 'language')) ?? language,
      expires_on: expires_on === '' ? null : expires_on,
    };
  }

  function handleDone({ id }: AdminGiftCardRecord): void {
    void client.invalidateQueries({ queryKey: GIFT_CARDS_KEY });
    void navigate(adminPaths.giftCard(id));
  }

  const { title, text: description, submit, done } = text.add;
  return (
    <AskDialog
      {...dialog}
      {...{ title, description, submit, done, read }}
      focusesFault
      send={(card) => issueGiftCard(card, key)}
      onDone={handleDone}
    >
      {(errors) => (
        <>
          <MoneyField
            label={text.fields.amount}
            currency={currency}
            name="amount"
            maxLength={14}
            error={errors.amount}
          />
          <AskedField label={text.fields.email} name="email" type="email" maxLength={254} errors={errors} />
          <AskedField label={text.fields.name} name="name" maxLength={100} errors={errors} />
          <TextArea label={text.fields.message} name="message" rows={3} maxLength={500} error={errors.message} />
          {languages.length > 1 && (
            <SelectField label={text.fields.language} name="language" defaultValue={language}>
              <Options of={languages} names={LANGUAGE_NAMES} />
            </SelectField>
          )}
          <AskedField
            label={text.fields.expires_on}
            name="expires_on"
            type="date"
            hint={text.hints.expires_on}
            errors={errors}
          />
        </>
      )}
    </AskDialog>
  );
}
