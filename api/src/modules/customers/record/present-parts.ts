import type { Static } from 'typebox';
import type { Address } from '../../addresses/addresses.schemas';
import type { NewsletterService } from '../../newsletter/newsletter.service';
import type { CustomerRecordView } from './customer.schemas';

type Consent = NonNullable<Awaited<ReturnType<NewsletterService['read']>>>;

export const withTime = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** As it is written on a parcel. */
export function presentAddress(address: Static<typeof Address>): CustomerRecordView['addresses'][number] {
  const { id, phone, is_default_shipping, is_default_billing } = address;
  const place = [address.postal_code, address.city, address.region].filter((part) => part !== '').join(' ');
  const lines = [address.company, address.line1, address.line2, place, address.country];
  return {
    id,
    name: `${address.first_name} ${address.last_name}`.trim(),
    lines: lines.filter((line) => line !== ''),
    phone,
    is_default_shipping,
    is_default_billing,
  };
}

/** What was agreed to, and when. */
export const presentConsent = ({
  state,
  consent_text,
  requested_at,
  confirmed_at,
  unsubscribed_at,
}: Consent): NonNullable<CustomerRecordView['newsletter_consent']> => ({
  state,
  consent_text,
  requested_at: requested_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
  unsubscribed_at: unsubscribed_at?.toISOString() ?? null,
});
