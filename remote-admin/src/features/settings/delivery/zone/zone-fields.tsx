import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { InGerman } from '../../../../form/fields/in-german';
import form from '../../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import type { MoneyFormat } from '../../../../numbers/money.model';
import { newMethod, type MethodDraft, type ZoneDraft } from '../delivery.model';
import { CountriesField } from '../../frame/countries-field';
import { MethodFields } from './method-fields';
import type { PathErrors } from '../../../../settings/use-settings-edit';

interface ZoneFieldsProps extends MoneyFormat {
  zone: ZoneDraft;
  /** in what is sent: 'zones.0' */
  path: string;
  errors: PathErrors;
  /** a key that no row has */
  nextKey: () => string;
  onChange: (changes: Partial<ZoneDraft>) => void;
}

const LONGEST = { name: 60, names: 80, postal_codes: 1400 };
const MOST_METHODS = 10;

/** All of a zone as fields: what it is called, which places it has, how goods get there. */
export function ZoneFields({ zone, path, errors, nextKey, onChange, currency, locale }: ZoneFieldsProps) {
  const text = useMessages(deliveryMessages);
  const field = (name: 'name' | 'name_en' | 'name_de' | 'postal_codes') => ({
    label: text.zoneFields[name],
    value: zone[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const changeMethod = (key: string, changes: Partial<MethodDraft>) =>
    onChange({ methods: zone.methods.map((method) => (method.key === key ? { ...method, ...changes } : method)) });
  // of a list that is wrong in one place, its field says so
  const startsError = Object.entries(errors).find(([at]) => at.startsWith(`${path}.postal_codes`))?.[1];

  return (
    <div className={form.Group}>
      <TextField {...field('name')} error={errors[`${path}.name`]} hint={text.zoneNameHint} maxLength={LONGEST.name} />
      <div className={form.Pair}>
        <TextField {...field('name_en')} placeholder={zone.name} maxLength={LONGEST.names} />
        <InGerman>
          <TextField
            {...field('name_de')}
            placeholder={zone.name_en || zone.name}
            maxLength={LONGEST.names}
            lang="de"
          />
        </InGerman>
      </div>
      <CountriesField
        countries={zone.countries}
        error={errors[`${path}.countries`]}
        everyOther={text.everyOtherOption}
        locale={locale}
        onChange={(countries) => onChange({ countries })}
      />
      <TextField
        {...field('postal_codes')}
        error={startsError}
        hint={text.postalCodesHint}
        maxLength={LONGEST.postal_codes}
      />
      {zone.methods.map((method, index) => (
        <MethodFields
          key={method.key}
          method={method}
          currency={currency}
          path={`${path}.methods.${index}`}
          errors={errors}
          onChange={(changes) => changeMethod(method.key, changes)}
          onRemove={() => onChange({ methods: zone.methods.filter(({ key }) => key !== method.key) })}
        />
      ))}
      {zone.methods.length < MOST_METHODS && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange({ methods: [...zone.methods, newMethod(nextKey())] })}
          >
            {text.addMethod}
          </Button>
        </div>
      )}
    </div>
  );
}
