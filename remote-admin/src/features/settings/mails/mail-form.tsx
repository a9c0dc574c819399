import type { MailTexts } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { Options } from '../../../form/fields/options';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import { useWrittenLanguage } from '../../../form/fields/written-language';
import form from '../../../form/page/page-form.module.css';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { Card } from '../../../page/card';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { MailPreview } from './mail-preview';
import {
  bodyOf,
  draftOf,
  fieldOf,
  flat,
  isOwn,
  LANGUAGES,
  mergeDrafts,
  numberOf,
  ownIn,
  takeTheirs,
  type TextLanguage,
} from './mails.model';
import { saveMailTexts } from './mails.queries';
import beside from '../../../form/page/beside.module.css';
import { TextRow } from './text-row';

/** Every text of one mail, a language at a time, beside the mail as it is sent. */
export function MailForm({ settings, reason, onSaved, onFailed }: SettingsFormProps<MailTexts>) {
  const text = useMessages(mailTextsMessages);
  const languages = useShopLanguages();
  const [language, setLanguage] = useState<TextLanguage>(useWrittenLanguage());
  const [showing, setShowing] = useState<string>();
  const edit = useSettingsEdit(settings, {
    draftOf,
    bodyOf: (draft) => ({ body: bodyOf(settings.texts, draft), errors: {} }),
    merge: mergeDrafts,
    takeTheirs,
    save: (body, version) => saveMailTexts(settings.name, body, version),
    onSaved,
    onFailed,
  });
  const { draft, errors } = edit;
  const { texts } = settings;
  const labels = texts.map((one) => {
    const number = numberOf(texts, one);
    return number === undefined ? text.kinds[one.kind] : text.numbered(text.kinds[one.kind], number);
  });
  const elsewhere = LANGUAGES.find((one) => one !== language && texts.some(({ key }) => errors[`texts.${key}.${one}`]));

  const set = (changes: Record<string, string>) =>
    edit.change({ ...draft, [language]: { ...draft[language], ...changes } });
  const usual = Object.fromEntries(texts.map((one) => [one.key, one.usual[language]]));

  return (
    <div className={beside.Columns}>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={flat}
        labels={Object.fromEntries(
          LANGUAGES.flatMap((one) =>
            texts.map(({ key }, index) => [fieldOf(one, key), `${text.languages[one]}: ${labels[index] ?? key}`]),
          ),
        )}
      >
        <Card title={text.texts}>
          <div className={form.Group}>
            {languages.length > 1 && (
              <SelectField
                label={text.language}
                value={language}
                hint={elsewhere && `${text.languages[elsewhere]}: ${edit.saving.error?.message ?? ''}`}
                onChange={({ target }) => setLanguage(target.value === 'de' ? 'de' : 'en')}
              >
                <Options of={languages} names={text.languages} />
              </SelectField>
            )}
            {texts.map((one, index) => (
              <TextRow
                key={`${language} ${one.key}`}
                text={one}
                label={labels[index] ?? one.key}
                language={language}
                value={draft[language][one.key] ?? ''}
                isOwn={isOwn(one, language, draft)}
                error={errors[`texts.${one.key}.${language}`]}
                canWrite={reason === undefined}
                onFocus={() => setShowing(one.key)}
                onChange={(typed) => set({ [one.key]: typed })}
              />
            ))}
            {reason === undefined && texts.some((one) => isOwn(one, language, draft)) && (
              <div>
                <Button variant="quiet" size="sm" onClick={() => set(usual)}>
                  {text.allToUsual}
                </Button>
              </div>
            )}
          </div>
        </Card>
      </SettingsEditForm>
      <MailPreview
        name={settings.name}
        asked={{ language, texts: ownIn(texts, language, draft), ...(showing === undefined ? {} : { showing }) }}
        canSend={reason === undefined}
      />
    </div>
  );
}
