import { countryName } from '@tessera/shared/addresses';
import type { TaxSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import form from '../../../form/page/page-form.module.css';
import { taxesMessages } from '../../../messages/settings/taxes';
import { Card } from '../../../page/card';
import styles from '../frame/settings-form.module.css';
import type { PathErrors } from '../../../settings/use-settings-edit';
import { RateFields } from './rate-fields';
import { categoryPaths, rateWords } from './tax-words.model';
import type { RateDraft } from './taxes.model';

interface CountryRatesProps {
  country: string;
  /** of all countries, in the order in which they are sent */
  rates: readonly RateDraft[];
  categories: TaxSettings['categories'];
  open: boolean;
  /** why nothing can be changed */
  reason: string | undefined;
  errors: PathErrors;
  locale: string;
  onToggle: () => void;
  onAdd: () => void;
  onChange: (key: string, changes: Partial<RateDraft>) => void;
  onRemove: (key: string) => void;
}

/** The rates of one country in words, and as fields once they are opened. */
export function CountryRates(props: CountryRatesProps) {
  const { country, rates, categories, open, reason, errors, locale, onToggle, onAdd, onChange, onRemove } = props;
  const text = useMessages(taxesMessages);
  const name = countryName(country, locale);
  const own = rates.flatMap((rate, index) => (rate.country === country ? [{ rate, index }] : []));
  const action = reason === undefined && (
    <Button
      variant="secondary"
      size="sm"
      aria-expanded={open}
      aria-label={(open ? text.closeCountry : text.changeCountry)(name)}
      onClick={onToggle}
    >
      {open ? text.close : text.change}
    </Button>
  );

  if (!open) {
    return (
      <Card title={name} action={action}>
        <ul className={styles.Sentences}>
          {own.map(({ rate }) => (
            <li key={rate.key}>{rateWords(rate, categories, locale)}</li>
          ))}
        </ul>
      </Card>
    );
  }
  const paths = categoryPaths(categories, locale);
  return (
    <Card title={name} action={action}>
      <div className={form.Group}>
        {own.map(({ rate, index }) => (
          <RateFields
            key={rate.key}
            rate={rate}
            name={rateWords(rate, categories, locale)}
            path={`rates.${index}`}
            errors={errors}
            categories={paths}
            onChange={(changes) => onChange(rate.key, changes)}
            onRemove={() => onRemove(rate.key)}
          />
        ))}
        <div>
          <Button variant="secondary" size="sm" onClick={onAdd}>
            {text.addRate(name)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
