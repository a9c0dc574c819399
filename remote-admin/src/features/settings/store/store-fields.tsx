import type { AdminPicture, Image, StoreSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { useLocale } from '@tessera/shared/query';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import type { FieldErrors } from '../../../controls/write-errors';
import { Options } from '../../../form/fields/options';
import form from '../../../form/page/page-form.module.css';
import { storeMessages } from '../../../messages/settings/store';
import { Card } from '../../../page/card';
import { AnnouncementPreview } from './announcement-preview';
import { importLogoField } from './import-logo-field';
import { LookIn } from './look-in';
import styles from './store-form.module.css';
import {
  NETWORKS,
  PROMPTS,
  currenciesByName,
  zoneLabel,
  zonesByRegion,
  zoneWords,
  type StoreField,
  type StoreValues,
} from './store.model';

const LogoField = lateComponent(importLogoField);

interface StoreFieldsProps {
  settings: StoreSettings;
  values: StoreValues;
  /** the picture that `logo_id` of the values is */
  logo: Image | null;
  errors: FieldErrors;
  /** milliseconds since the epoch */
  now: number;
  onChange: (field: StoreField, value: string | boolean) => void;
  onLogo: (picture: Pick<AdminPicture, 'id' | 'image'> | null) => void;
}

const LONGEST = {
  name: 60,
  email: 254,
  phone: 40,
  address: 200,
  announcement: 120,
  legal_name: 120,
  tax: 30,
  order_prefix: 6,
  closing: 300,
};
const LONGEST_ADDRESS = 200;

/** What the shop is called, when its days begin, and what it says of itself; inside a `Suspense`. */
export function StoreFields({ settings, values, logo, errors, now, onChange, onLogo }: StoreFieldsProps) {
  const text = useMessages(storeMessages);
  const locale = useLocale();

  const field = (name: Exclude<StoreField, 'maintenance' | 'offered_de' | 'logo_id'>) => ({
    label: text.fields[name],
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });

  return (
    <>
      <Card title={text.shop}>
        <div className={form.Group}>
          <TextField {...field('name')} hint={text.nameHint} maxLength={LONGEST.name} />
          <LogoField logo={logo} error={errors['logo_id']} onChange={onLogo} />
          <TextField
            {...field('order_prefix')}
            hint={text.orderPrefixHint(values.order_prefix.trim().toUpperCase())}
            maxLength={LONGEST.order_prefix}
            autoCapitalize="characters"
          />
          {settings.currencies.length > 0 && (
            <SelectField {...field('currency')} hint={text.currencyHint}>
              {currenciesByName([...settings.currencies, settings.currency], locale).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <dl className={styles.Facts}>
            {settings.currencies.length === 0 && (
              <>
                <dt className={styles.Term}>{text.fields.currency}</dt>
                <dd>{settings.currency}</dd>
              </>
            )}
            <dt className={styles.Term}>{text.locale}</dt>
            <dd>{settings.locale}</dd>
          </dl>
          {settings.currencies.length === 0 && <p className={form.Hint}>{text.fixedHint}</p>}
        </div>
      </Card>
      <Card title={text.languages}>
        <div className={form.Group}>
          <p className={form.Hint}>{text.firstLanguage}</p>
          <div>
            <Checkbox
              name="offered_de"
              label={text.fields.offered_de}
              checked={values.offered_de}
              onChange={({ target }) => onChange('offered_de', target.checked)}
            />
            <p className={form.Hint}>{text.offeredHint}</p>
          </div>
        </div>
      </Card>
      <Card title={text.time}>
        <div className={form.Group}>
          <SelectField
            {...field('time_zone')}
            hint={[zoneWords(values.time_zone, locale, now), text.zoneHint].filter(Boolean).join('. ')}
          >
            {[...zonesByRegion(settings.time_zone)].map(([region, zones]) => (
              <optgroup key={region} label={region || text.noRegion}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zoneLabel(zone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
      </Card>
      <Card title={text.contact}>
        <div className={form.Group}>
          <p className={form.Hint}>{text.contactHint}</p>
          <TextField {...field('email')} type="email" maxLength={LONGEST.email} />
          <TextField {...field('phone')} type="tel" maxLength={LONGEST.phone} />
          <TextField {...field('address')} maxLength={LONGEST.address} />
        </div>
      </Card>
      <Card title={text.invoices}>
        <div className={form.Group}>
          <p className={form.Hint}>{text.invoicesHint}</p>
          <TextField
            {...field('legal_name')}
            hint={text.legalNameHint}
            placeholder={values.name}
            maxLength={LONGEST.legal_name}
          />
          <TextField {...field('tax_number')} maxLength={LONGEST.tax} />
          <TextField {...field('vat_id')} hint={text.vatIdHint} maxLength={LONGEST.tax} />
        </div>
      </Card>
      <Card title={text.trouble}>
        <div className={form.Group}>
          <TextField
            {...field('trouble_email')}
            type="email"
            hint={text.troubleHint}
            placeholder={values.email}
            maxLength={LONGEST.email}
          />
        </div>
      </Card>
      <Card title={text.inventory}>
        <div className={form.Group}>
          <TextField {...field('low_stock')} inputMode="numeric" hint={text.lowStockHint} maxLength={5} />
        </div>
      </Card>
      <Card title={text.announcement}>
        <div className={form.Group}>
          <p className={form.Hint}>{text.announcementHint}</p>
          <TextField {...field('announcement_en')} maxLength={LONGEST.announcement} />
          {values.offered_de && <TextField {...field('announcement_de')} maxLength={LONGEST.announcement} lang="de" />}
          <TextField
            {...field('announcement_to')}
            // the last part of its path in the API's answer
            error={errors['to']}
            hint={text.announcementToHint}
            placeholder="/shipping"
            maxLength={LONGEST_ADDRESS}
          />
          <div className={form.Pair}>
            <TextField {...field('announcement_from')} type="datetime-local" />
            <TextField
              {...field('announcement_until')}
              type="datetime-local"
              error={errors['until']}
              hint={text.announcementDatesHint}
            />
          </div>
          <AnnouncementPreview values={values} now={now} />
        </div>
      </Card>
      <Card title={text.social}>
        <div className={form.Group}>
          <p className={form.Hint}>{text.socialHint}</p>
          {NETWORKS.map((network) => (
            <TextField
              key={network}
              {...field(network)}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={LONGEST_ADDRESS}
            />
          ))}
        </div>
      </Card>
      <Card title={text.shoppers}>
        <div className={form.Group}>
          <SelectField {...field('sign_in_prompt')} hint={text.promptHint}>
            <Options of={PROMPTS} names={text.prompts} />
          </SelectField>
          <div>
            <Checkbox
              name="maintenance"
              label={text.fields.maintenance}
              checked={values.maintenance}
              onChange={({ target }) => onChange('maintenance', target.checked)}
            />
            <p className={form.Hint}>{text.maintenanceHint}</p>
          </div>
          <TextField {...field('closing_en')} hint={text.closingHint} maxLength={LONGEST.closing} />
          {values.offered_de && <TextField {...field('closing_de')} maxLength={LONGEST.closing} lang="de" />}
          <TextField {...field('closing_until')} type="datetime-local" hint={text.closingUntilHint} />
          {settings.maintenance && <LookIn />}
        </div>
      </Card>
    </>
  );
}
