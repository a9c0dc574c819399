import { listCountries } from '@tessera/shared/addresses';
import { CountryOptions } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Options } from '../../../form/fields/options';
import { shelvesQuery } from '../../../product/shelves.queries';
import { SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import type { ProductRecord } from '@tessera/shared/contract';
import { useMemo } from 'react';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import { STATUSES } from '../model/fields.model';
import form from '../../../form/page/page-form.module.css';
import type { FieldFor } from './use-fields';

interface SideCardProps {
  fieldFor: FieldFor;
}

/** One status, with a moment for both ends. */
export function StatusCard({ fieldFor }: SideCardProps) {
  const text = useMessages(productMessages);
  const hint = text.scheduleHint(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Card title={text.cards.status}>
      <div className={form.Group}>
        <SelectField {...fieldFor('status')} hint={text.statusHint}>
          <Options of={STATUSES} names={text.statuses} />
        </SelectField>
        <TextField {...fieldFor('available_from')} type="datetime-local" />
        <TextField {...fieldFor('available_until')} type="datetime-local" hint={hint} />
      </div>
    </Card>
  );
}

/** What it is sold as, category, tags, attributes, and what kind of thing by whom and from where. */
export function SortingCard({ fieldFor, product }: SideCardProps & { product: ProductRecord }) {
  const text = useMessages(productMessages);
  const { data = [] } = useQuery(shelvesQuery());
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const { category } = product;
  const missing = category && data.every(({ id }) => id !== category.id) ? [category] : [];
  return (
    <Card title={text.cards.sorting}>
      <div className={form.Group}>
        <SelectField {...fieldFor('gift_card')} hint={text.giftCardHint}>
          <option value="no">{text.sold.no}</option>
          <option value="yes">{text.sold.yes}</option>
        </SelectField>
        <SelectField {...fieldFor('category_id')}>
          <option value="">{text.noCategory}</option>
          {[...data, ...missing].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...fieldFor('tags')} hint={text.tagsHint} maxLength={2600} />
        <TextArea {...fieldFor('attributes')} hint={text.attributesHint} rows={7} />
        <TextField {...fieldFor('type')} maxLength={200} />
        <TextField {...fieldFor('vendor')} maxLength={200} />
        <SelectField {...fieldFor('origin_country')} hint={text.originHint}>
          <CountryOptions countries={countries} none={text.noCountry} />
        </SelectField>
      </div>
    </Card>
  );
}
