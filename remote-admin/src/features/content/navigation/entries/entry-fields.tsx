import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useShopLanguages } from '../../../../form/fields/shop-languages';
import form from '../../../../form/page/page-form.module.css';
import { navigationMessages } from '../../../../messages/content/navigation';
import type { PathErrors } from '../../../../settings/use-settings-edit';
import type { EntryDraft } from './entry-list.model';
import type { Targets } from '../navigation.model';

interface EntryFieldsProps {
  row: EntryDraft;
  /** of the entry in what is sent: 'header.2.below.0' */
  path: string;
  targets: Targets;
  errors: PathErrors;
  onChange: (changes: Partial<EntryDraft>) => void;
}

const LONGEST = { label: 40, target: 200 };

/** Where an entry leads, and what it says in each language. */
export function EntryFields({ row, path, targets, errors, onChange }: EntryFieldsProps) {
  const text = useMessages(navigationMessages);
  const languages = useShopLanguages();
  const { kind, target } = row;
  const choices = {
    category: targets.categories.map(({ id, name }) => [id, name] as const),
    page: targets.pages.map(({ slug, title }) => [slug, title] as const),
  };
  const field = {
    label: text.targets[kind],
    value: target,
    error: errors[`${path}.target`],
    onChange: (event: { target: { value: string } }) => onChange({ target: event.target.value }),
  };
  return (
    <div className={form.Group}>
      {kind === 'link' && (
        <TextField {...field} hint={text.addressHint} maxLength={LONGEST.target} autoComplete="off" inputMode="url" />
      )}
      {(kind === 'category' || kind === 'page') && (
        <SelectField {...field}>
          {!choices[kind].some(([id]) => id === target) && (
            <option value={target}>{target === '' ? text.choose : text.gone}</option>
          )}
          {choices[kind].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div className={form.Pair}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={text.words[language]}
            value={row[`label_${language}`]}
            error={errors[`${path}.label.${language}`]}
            hint={text.wordsHint[kind]?.[language]}
            lang={language}
            maxLength={LONGEST.label}
            autoComplete="off"
            onChange={(event) => onChange({ [`label_${language}`]: event.target.value })}
          />
        ))}
      </div>
    </div>
  );
}
