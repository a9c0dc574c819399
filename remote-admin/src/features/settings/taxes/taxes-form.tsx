import type { TaxSettings } from '@tessera/shared/contract';
import { countryName } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { taxesMessages } from '../../../messages/settings/taxes';
import { Card } from '../../../page/card';
import { PreviewDialog } from '../../../settings/preview-dialog';
import type { SettingsFormProps } from '../../../settings/settings-content';
import { SettingsEditForm } from '../../../settings/settings-edit-form';
import { useSettingsEdit } from '../../../settings/use-settings-edit';
import { AddCountry } from './add-country';
import { CountryRates } from './country-rates';
import { previewWords, rateWords } from './tax-words.model';
import {
  bodyOf,
  draftOf,
  keepRates,
  mergeDrafts,
  newRate,
  takeTheirs,
  type RateDraft,
  type TaxesDraft,
} from './taxes.model';
import { previewTaxes, saveTaxes } from './taxes.queries';

/** Every rate in one form, country by country; before it is saved it says what orders will be taxed at. */
export function TaxesForm({ settings, reason, locale, onSaved, onFailed }: SettingsFormProps<TaxSettings>) {
  const text = useMessages(taxesMessages);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const count = useRef(0);
  const edit = useSettingsEdit(settings, {
    draftOf: (base) => draftOf(base, locale),
    bodyOf: (draft) => bodyOf(draft, text.notPercent),
    merge: mergeDrafts,
    keep: keepRates,
    takeTheirs,
    preview: previewTaxes,
    isQuiet: ({ changes }, body, base) =>
      changes.length === 0 && body.included === base.included && body.shipping_taxed === base.shipping_taxed,
    save: saveTaxes,
    onSaved,
    onFailed,
  });
  const { draft, errors, conflicts, asked } = edit;
  const twofold = conflicts ?? [];
  const { categories } = edit.base;
  const countries = [...new Set(draft.rates.map(({ country }) => country))];
  const wrong = Object.keys(errors).join(' ');
  const sentences = asked && previewWords(asked.preview.changes, asked.body, edit.base, locale);

  const setRates = (rates: RateDraft[]) => edit.change({ ...draft, rates });
  const isOpen = (country: string) =>
    opened.includes(country) ||
    draft.rates.some((rate, index) => rate.country === country && wrong.includes(`rates.${index}.`));
  const find = ({ rates }: TaxesDraft, key: string) => rates.find((rate) => rate.key === key);
  const inWords = (version: TaxesDraft) =>
    Object.fromEntries(
      twofold.map((key) => {
        const rate = find(version, key);
        return [key, rate ? rateWords(rate, categories, locale) : ''];
      }),
    );

  function add(country: string): void {
    count.current += 1;
    const beside = draft.rates.filter((rate) => rate.country === country).at(-1);
    if (!opened.includes(country)) setOpened([...opened, country]);
    setRates([...draft.rates, newRate(`new-${count.current}`, country, beside)]);
  }

  return (
    <>
      <SettingsEditForm
        edit={edit}
        reason={reason}
        stale={text.stale}
        inWords={inWords}
        labels={Object.fromEntries(twofold.map((key) => [key, countryName(find(draft, key)?.country ?? '', locale)]))}
      >
        <Card title={text.prices}>
          <div className={form.Group}>
            <SelectField
              label={text.included}
              hint={text.includedHint}
              value={String(draft.included)}
              onChange={({ target }) => edit.change({ ...draft, included: target.value === 'true' })}
            >
              <option value="false">{text.isAdded}</option>
              <option value="true">{text.isIncluded}</option>
            </SelectField>
            <Checkbox
              label={text.shippingTaxed}
              checked={draft.shipping_taxed}
              onChange={({ target }) => edit.change({ ...draft, shipping_taxed: target.checked })}
            />
          </div>
        </Card>
        {countries.map((country) => (
          <CountryRates
            key={country}
            country={country}
            rates={draft.rates}
            categories={categories}
            open={isOpen(country)}
            reason={reason}
            errors={errors}
            locale={locale}
            onToggle={() =>
              setOpened(opened.includes(country) ? opened.filter((one) => one !== country) : [...opened, country])
            }
            onAdd={() => add(country)}
            onChange={(key, changes) =>
              setRates(draft.rates.map((rate) => (rate.key === key ? { ...rate, ...changes } : rate)))
            }
            onRemove={(key) => setRates(draft.rates.filter((rate) => rate.key !== key))}
          />
        ))}
        {reason === undefined && <AddCountry known={countries} locale={locale} onAdd={add} />}
      </SettingsEditForm>
      <PreviewDialog edit={edit} warnings={sentences?.warnings ?? []} changes={sentences?.changes ?? []} />
    </>
  );
}
