import { listCountries } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Button, SelectField } from '@tessera/shared/ui';
import { useState } from 'react';
import { taxesMessages } from '../../../messages/settings/taxes';
import styles from '../frame/settings-form.module.css';

interface AddCountryProps {
  /** those that have rates */
  known: readonly string[];
  locale: string;
  onAdd: (country: string) => void;
}

/** A country that has no rate yet gets its first one. */
export function AddCountry({ known, locale, onAdd }: AddCountryProps) {
  const text = useMessages(taxesMessages);
  const [chosen, setChosen] = useState('');

  function add(): void {
    if (chosen !== '') onAdd(chosen);
    setChosen('');
  }

  return (
    <div className={styles.Beside}>
      <SelectField
        label={text.addCountry}
        hint={text.addCountryHint}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{text.chooseCountry}</option>
        {listCountries(locale)
          .filter(({ code }) => !known.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      <div className={styles.AtControl}>
        <Button variant="secondary" size="sm" aria-label={text.addChosen} onClick={add}>
          {text.add}
        </Button>
      </div>
    </div>
  );
}
