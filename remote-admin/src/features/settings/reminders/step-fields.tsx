import type { ReminderSettings, ReminderText } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { FieldGroup } from '../../../form/field-group';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import form from '../../../form/page/page-form.module.css';
import { remindersMessages } from '../../../messages/settings/reminders';
import { Card } from '../../../page/card';
import type { PathErrors } from '../../../settings/use-settings-edit';
import styles from '../frame/settings-form.module.css';
import { daysOf, type StepDraft, type TextLanguage } from './reminders.model';

interface StepFieldsProps {
  step: StepDraft;
  /** its day, in words */
  title: string;
  /** what is said where it has no words of its own */
  settings: Pick<ReminderSettings, 'usual' | 'placeholders'>;
  /** in what is sent: 'steps.2' */
  path: string;
  errors: PathErrors;
  /** why nothing can be changed */
  reason: string | undefined;
  onChange: (changes: Partial<StepDraft>) => void;
  /** none: it is the last one that there is */
  onRemove: (() => void) | undefined;
  onPreview: (language: TextLanguage) => void;
}

const LONGEST = { subject: 120, text: 2_000 };

/** One reminder: on which day it goes out, and with which words in each language. */
export function StepFields(props: StepFieldsProps) {
  const { step, title, settings, path, errors, reason, onChange, onRemove, onPreview } = props;
  const text = useMessages(remindersMessages);
  const languages = useShopLanguages();
  const kind = (daysOf(step) ?? 0) > 0 ? 'overdue' : 'soon';

  function setText(language: TextLanguage, own: ReminderText | null): void {
    onChange({ texts: { ...step.texts, [language]: own } });
  }

  const wordsIn = (language: TextLanguage) => {
    const own = step.texts[language];
    const at = `${path}.texts.${language}`;
    const field = (name: keyof ReminderText) => ({
      label: text.fields[name],
      value: own?.[name] ?? '',
      error: errors[`${at}.${name}`],
      lang: language,
      maxLength: LONGEST[name],
      onChange: ({ target }: { target: { value: string } }) =>
        own && setText(language, { ...own, [name]: target.value }),
    });
    const usual = settings.usual[kind][language];
    const words = own ? text.toUsual : text.write;
    // there is one of each in every reminder and language
    const nameOf = (button: string): string => `${button}: ${title}, ${text.languages[language]}`;
    return (
      <div key={language} className={styles.Method}>
        <FieldGroup legend={text.languages[language]} error={errors[at]}>
          <div className={form.Group}>
            {own ? (
              <>
                <TextField {...field('subject')} />
                <TextArea {...field('text')} rows={4} hint={text.placeholders(settings.placeholders)} />
              </>
            ) : (
              <p className={form.Hint} lang={language}>
                {text.says(usual.subject, usual.text)}
              </p>
            )}
            <div className={styles.Foot}>
              {reason === undefined && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={nameOf(words)}
                  onClick={() => setText(language, own ? null : usual)}
                >
                  {words}
                </Button>
              )}
              <Button
                variant="secondary"
                size="sm"
                aria-label={nameOf(text.preview)}
                onClick={() => onPreview(language)}
              >
                {text.preview}
              </Button>
            </div>
          </div>
        </FieldGroup>
      </div>
    );
  };

  return (
    <Card title={title}>
      <div className={form.Group}>
        <div className={form.Pair}>
          <TextField
            label={text.fields.days}
            value={step.days}
            error={errors[`${path}.days`]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            onChange={({ target }) => onChange({ days: target.value })}
          />
          <SelectField
            label={text.fields.when}
            value={step.when}
            onChange={({ target }) => onChange({ when: target.value === 'before' ? 'before' : 'after' })}
          >
            <option value="before">{text.whens.before}</option>
            <option value="after">{text.whens.after}</option>
          </SelectField>
        </div>
        {languages.map(wordsIn)}
        {onRemove && reason === undefined && (
          <div className={styles.Foot}>
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {text.remove(title)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
