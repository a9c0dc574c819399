import { LANGUAGES, useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { Options } from '../../../form/fields/options';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import form from '../../../form/page/page-form.module.css';
import type { PathErrors } from '../../../settings/use-settings-edit';
import { homeMessages } from '../../../messages/content/home';
import { isWritten, type SectionDraft } from './home.model';
import { SectionPicture } from './section-picture';

interface SectionFieldsProps {
  section: SectionDraft;
  /** of the section in what is sent: 'sections.2' */
  path: string;
  errors: PathErrors;
  onChange: (changes: Partial<SectionDraft>) => void;
}

const LONGEST = { title: 80, text: 300, label: 40, to: 200 };

/** What a section says by language, its picture, and when shoppers see it. */
export function SectionFields({ section, path, errors, onChange }: SectionFieldsProps) {
  const text = useMessages(homeMessages);
  const languages = useShopLanguages();
  const { kind } = section;
  // a section of a language that the shop is not offered in says so
  const choices = LANGUAGES.filter((one) => languages.includes(one) || one === section.language);
  const names = isWritten(kind) ? (['title', 'text', 'label'] as const) : (['title'] as const);
  const field = (name: 'from' | 'until' | 'to' | 'language' | 'quiet_side') => ({
    label: text.fields[name],
    value: section[name],
    error: errors[`${path}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={form.Group}>
      {kind === 'hero' && (
        <SectionPicture section={section} error={errors[`${path}.image_id`]} onSent={(picture) => onChange(picture)} />
      )}
      <div className={form.Pair}>
        {names.flatMap((name) =>
          languages.map((language) => (
            <TextField
              key={`${name} ${language}`}
              label={text.inLanguage(text.fields[name], text.languages[language])}
              value={section[`${name}_${language}`]}
              error={errors[`${path}.${name}.${language}`]}
              hint={name === 'title' && !isWritten(kind) ? text.ownTitle : undefined}
              lang={language}
              maxLength={LONGEST[name]}
              autoComplete="off"
              onChange={({ target }) => onChange({ [`${name}_${language}`]: target.value })}
            />
          )),
        )}
      </div>
      {isWritten(kind) && <TextField {...field('to')} hint={text.toHint} maxLength={LONGEST.to} autoComplete="off" />}
      <div className={form.Pair}>
        <TextField {...field('from')} type="datetime-local" />
        <TextField {...field('until')} type="datetime-local" hint={text.datesHint} />
        {choices.length > 1 && (
          <SelectField {...field('language')}>
            <option value="">{text.everyLanguage}</option>
            <Options of={choices} names={text.languages} />
          </SelectField>
        )}
        {kind === 'hero' && (
          <SelectField {...field('quiet_side')}>
            <option value="left">{text.sides.left}</option>
            <option value="right">{text.sides.right}</option>
          </SelectField>
        )}
      </div>
    </div>
  );
}
