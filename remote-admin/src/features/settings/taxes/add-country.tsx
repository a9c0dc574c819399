import { listCountries } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { taxesMessages } from '../../../messages/settings/taxes';
import { AddBeside } from '../frame/add-beside';

interface AddCountryProps {
  /** those that have rates */
  known: readonly string[];
  locale: string;
  onAdd: (country: string) => void;
}

/** A country that has no rate yet gets its first one. */
export function AddCountry({ known, locale, onAdd }: AddCountryProps) {
  const text = useMessages(taxesMessages);
  const words = { label: text.addCountry, choose: text.chooseCountry, add: text.add, addChosen: text.addChosen };
  return (
    <AddBeside text={words} hint={text.addCountryHint} onAdd={onAdd}>
      {listCountries(locale)
        .filter(({ code }) => !known.includes(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </AddBeside>
  );
}
