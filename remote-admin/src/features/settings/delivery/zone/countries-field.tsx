import { listCountries } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Icon, SelectField } from '@tessera/shared/ui';
import { useMemo, useState } from 'react';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import styles from '../../screen/settings-form.module.css';
import { placeName } from '../zone-words.model';

interface CountriesFieldProps {
  /** ISO 3166-1 alpha-2, or '*' */
  countries: readonly string[];
  error: string | undefined;
  locale: string;
  onChange: (countries: string[]) => void;
}

const EVERY_OTHER = '*';

/** The countries of a zone: each can be removed, others are added from a list. */
export function CountriesField({ countries, error, locale, onChange }: CountriesFieldProps) {
  const text = useMessages(deliveryMessages);
  const [chosen, setChosen] = useState('');
  const others = useMemo(
    () => listCountries(locale).filter(({ code }) => !countries.includes(code)),
    [locale, countries],
  );

  function add(): void {
    if (chosen !== '') onChange([...countries, chosen]);
    setChosen('');
  }

  return (
    <div className={styles.Group}>
      {countries.length > 0 && (
        <ul className={styles.Chips} aria-label={text.countries}>
          {countries.map((code) => {
            const name = placeName(code, locale);
            return (
              <li key={code}>
                <button
                  type="button"
                  className={styles.Chip}
                  aria-label={text.removeCountry(name)}
                  onClick={() => onChange(countries.filter((one) => one !== code))}
                >
                  {name}
                  <Icon name="close" size={14} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.Beside}>
        <SelectField
          label={text.addCountry}
          value={chosen}
          error={error}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{text.chooseCountry}</option>
          {!countries.includes(EVERY_OTHER) && <option value={EVERY_OTHER}>{text.everyOtherOption}</option>}
          {others.map(({ code, name }) => (
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
    </div>
  );
}
