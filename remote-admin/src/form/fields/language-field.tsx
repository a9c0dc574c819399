import type { Language } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { Options } from './options';
import { useShopLanguages } from './shop-languages';

interface LanguageFieldProps {
  label: string;
  names: Readonly<Record<Language, string>>;
  value: Language;
  onChoose: (language: Language) => void;
}

/** In which of the shop's languages something is shown; nothing where there is only one. */
export function LanguageField({ label, names, value, onChoose }: LanguageFieldProps) {
  const languages = useShopLanguages();
  if (languages.length < 2) return null;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChoose(languages.find((one) => one === target.value) ?? value)}
    >
      <Options of={languages} names={names} />
    </SelectField>
  );
}
