import { countryName, listCountries } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { useMemo } from 'react';
import form from '../../../form/page/page-form.module.css';
import { settingsMessages } from '../../../messages/settings/settings';
import { AddBeside } from './add-beside';
import styles from './settings-form.module.css';

interface CountriesFieldProps {
  /** ISO 3166-1 alpha-2, or '*' */
  countries: readonly string[];
  error: string | undefined;
  locale: string;
  /** '*' may be chosen, and is called so */
  everyOther?: string;
  onChange: (countries: string[]) => void;
}

const EVERY_OTHER = '*';

/** A list of countries: each can be removed, others are added from all that there are. */
export function CountriesField({ countries, error, locale, everyOther, onChange }: CountriesFieldProps) {
  const text = useMessages(settingsMessages).countries;
  const others = useMemo(
    () => listCountries(locale).filter(({ code }) => !countries.includes(code)),
    [locale, countries],
  );

  return (
    <div className={form.Group}>
      {countries.length > 0 && (
        <ul className={styles.Chips} aria-label={text.list}>
          {countries.map((code) => {
            const name = code === EVERY_OTHER ? (everyOther ?? code) : countryName(code, locale);
            return (
              <li key={code}>
                <button
                  type="button"
                  className={styles.Chip}
                  aria-label={text.remove(name)}
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
      <AddBeside text={text} error={error} onAdd={(code) => onChange([...countries, code])}>
        {everyOther !== undefined && !countries.includes(EVERY_OTHER) && (
          <option value={EVERY_OTHER}>{everyOther}</option>
        )}
        {others.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </AddBeside>
    </div>
  );
}
