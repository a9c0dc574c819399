import { LANGUAGES, type Language } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { Options } from './options';

interface LanguageFieldProps {
  label: string;
  names: Readonly<Record<Language, string>>;
  value: Language;
  onChoose: (language: Language) => void;
}

/** In which of the shop's languages something is shown. */
export const LanguageField = ({ label, names, value, onChoose }: LanguageFieldProps) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ target }) => onChoose(LANGUAGES.find((one) => one === target.value) ?? value)}
  >
    <Options of={LANGUAGES} names={names} />
  </SelectField>
);
